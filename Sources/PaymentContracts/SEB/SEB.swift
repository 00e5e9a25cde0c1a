/// What SEB's payment SDK delivers, after its guide "Handling the result".
public enum SEB {}

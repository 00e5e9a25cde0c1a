/// What SEB's payment SDK delivers, after its guide "Handling the result".
package enum SEB {}

/// What Comgate's payment SDK delivers, after its page "Payment results".
package enum Comgate {}

import PaymentCore
import Testing

struct ReturnURLTests {
  @Test(arguments: [
    ("myapp://checkout/return", "myapp://checkout/return", true),
    ("myapp://checkout/return", "myapp://checkout/return?status=ok#x", true),
    ("myapp://checkout/return?shop=7", "myapp://checkout/return?other=1", true),
    ("myapp://checkout/return", "MYAPP://CHECKOUT/return", true),
    ("myapp://checkout/return", "myapp://checkout/RETURN", false),
    ("https://shop.example.com/pay/done", "https://shop.example.com/pay/done/", true),
    ("https://shop.example.com/pay/done", "https://shop.example.com:443/pay/done", true),
    ("https://shop.example.com/pay/done", "http://shop.example.com/pay/done", false),
    (
      "https://shop.example.com/pay/done", "https://shop.example.com.evil.example/pay/done", false
    ),
    (
      "https://shop.example.com/pay/done",
      "https://evil.example/?u=https://shop.example.com/pay/done", false
    ),
    ("myapp://checkout/return", "myapp://checkout/return2", false),
    // Others of the same kinds.
    ("https://shop.example.com/pay/done/", "https://shop.example.com/pay/done", true),
    ("https://shop.example.com/pay/done", "https://shop.example.com/pay/done//", false),
    ("https://shop.example.com", "https://shop.example.com/", true),
    ("https://shop.example.com", "https://shop.example.com?x=1", true),
    ("https://shop.example.com", "https://shop.example.com#x", true),
    ("https://shop.example.com/a", "https://shop.example.com/a/b", false),
    ("https://shop.example.com/a/b", "https://shop.example.com/a", false),
    ("http://shop.example.com/a", "http://shop.example.com:80/a", true),
    ("http://shop.example.com/a", "http://shop.example.com:443/a", false),
    ("https://shop.example.com:8443/a", "https://shop.example.com/a", false),
    ("https://shop.example.com:8443/a", "https://shop.example.com:8443/a", true),
    ("myapp://checkout:80/return", "myapp://checkout/return", false),
    ("https://shop.example.com/a", "https://shop.example.com:/a", true),
    ("https://shop.example.com/a", "https://user@shop.example.com/a", false),
    ("https://shop.example.com/a", "https://shop.example.com@evil.example/a", false),
    ("https://shop.example.com/a", "https://evil.example\\@shop.example.com/a", false),
    ("https://shop.example.com/a", "https://shop.example.com/%61", false),
    ("https://shop.example.com/%61", "https://shop.example.com/%61", true),
    ("https://shop.example.com/a", " https://shop.example.com/a", false),
    ("https://shop.example.com/a", "https://shop.example.com/a\n", false),
    ("https://shop.example.com/a", "//shop.example.com/a", false),
    ("https://shop.example.com/a", "https:/shop.example.com/a", false),
    ("https://shop.example.com/a", "", false),
    ("https://shop.example.com/é", "https://shop.example.com/e\u{301}", false),
    ("https://kiosk.example/a", "https://\u{212A}iosk.example/a", false),
    ("https://[::1]:443/a", "https://[::1]/a", true),
    ("https://shop.example.com/a", "https://shop.example.com./a", false),
    ("https://shop.example.com/a?", "https://shop.example.com/a", true),
  ])
  func `An address is the return URL or is not`(configured: String, arrived: String, match: Bool)
    throws
  {
    let url = try #require(ReturnURL(configured))
    #expect(url.text == configured)
    #expect(url.matches(arrived) == match)
  }

  @Test(arguments: [
    "", "shop", "://shop/a", "1app://shop/a", "https://", "https:///a", "https://user@shop/a",
    "https://shop.example.com:80a/", "https://sh op/a", "https://shop/\u{7F}", "my_app://shop/a",
    "https://?x", "myapp:checkout/return", "https://[::1/a",
  ])
  func `What is no absolute address with a host cannot be configured`(text: String) {
    #expect(ReturnURL(text) == nil)
  }
}

import PaymentCore
import Testing

struct BrandCandidatesTests {
  @Test(
    arguments: [
      ("", CardBrand.allCases),
      ("2", [.mastercard, .jcb, .mir]),
      ("22", [.mastercard, .mir]),
      ("222", [.mastercard]),
      ("2720", [.mastercard]),
      ("2721", []),
      ("2200", [.mir]),
      ("2205", []),
      ("3", [.americanExpress, .dinersClub, .jcb]),
      ("306", []),
      ("3527", []),
      ("3528", [.jcb]),
      ("3589", [.jcb]),
      ("3590", []),
      ("4", [.visa, .maestro, .elo, .naranja]),
      ("4011", [.visa, .elo]),
      ("401178", [.elo]),
      ("401177", [.visa]),
      ("493698", [.maestro]),
      ("5", [.mastercard, .maestro, .elo, .verve, .naranja]),
      ("50", [.maestro, .elo, .verve]),
      ("504175", [.elo]),
      ("506699", [.elo]),
      ("506698", [.maestro]),
      ("506099", [.verve]),
      ("507964", [.verve]),
      ("507965", [.maestro]),
      ("6", [.discover, .unionPay, .maestro, .elo, .troy, .hiper, .hipercard]),
      ("60", [.discover, .maestro, .hipercard]),
      ("606282", [.hipercard]),
      ("606283", [.maestro]),
      ("62", [.unionPay, .maestro, .elo]),
      ("627780", [.elo]),
      ("63737423", [.hiper]),
      ("63737424", [.maestro]),
      ("64", [.discover, .maestro]),
      ("643", [.maestro]),
      ("65", [.discover, .maestro, .elo, .troy]),
      ("651", [.discover, .maestro, .elo]),
      ("650031", [.elo]),
      ("650170", [.troy]),
      ("6599", [.discover]),
      ("81", [.unionPay]),
      ("8172", []),
      ("9", [.troy]),
      ("9793", []),
      ("135", []),
      ("1800", [.jcb]),
      ("0", []),
      ("7", []),
    ] as [(String, [CardBrand])]
  )
  func `Digits narrow the schemes down`(digits: String, brands: [CardBrand]) throws {
    let number = try #require(CardNumber(digits))
    #expect(number.candidates.brands == brands)
    #expect(number.brand == (brands.count == 1 ? brands.first : nil))
    #expect(number.candidates.isEmpty == brands.isEmpty)
  }

  @Test func `After eight digits at most one scheme is left`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("BrandCandidatesTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let digits = (0..<8).map { _ in UInt8.random(in: 0...9, using: &numbers) }
      #expect(BrandCandidates(digits: digits).brands.count <= 1, "\(digits), seed \(seed)")
    }
  }

  @Test func `More digits never bring a scheme back`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("BrandCandidatesTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var digits: [UInt8] = []
      var before = Set(CardBrand.allCases)
      for _ in 0..<10 {
        digits.append(UInt8.random(in: 0...9, using: &numbers))
        let now = Set(BrandCandidates(digits: digits).brands)
        #expect(now.isSubset(of: before), "\(digits), seed \(seed)")
        before = now
      }
    }
  }
}

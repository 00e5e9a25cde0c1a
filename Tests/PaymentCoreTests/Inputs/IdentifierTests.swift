import PaymentCore
import Testing

struct IdentifierTests {
  @Test(arguments: [
    "019eb631-ee3c-7c4a-90aa-83e13b301e96", "00000000-0000-0000-0000-000000000000",
    "ABCDEFAB-CDEF-ABCD-EFAB-CDEFABCDEFAB",
  ])
  func `A UUID is kept as it came`(text: String) {
    #expect(UUIDText(text)?.text == text)
  }

  @Test(arguments: [
    "", "019eb631ee3c7c4a90aa83e13b301e96", "019eb631-ee3c-7c4a-90aa-83e13b301e9",
    "019eb631-ee3c-7c4a-90aa-83e13b301e966", "019eb631-ee3c-7c4a-90aa-83e13b301e9g",
    "{019eb631-ee3c-7c4a-90aa-83e13b301e96}", " 019eb631-ee3c-7c4a-90aa-83e13b301e96",
    "019eb631-ee3c-7c4a-90aa-83e13b301e96-", "٠19eb631-ee3c-7c4a-90aa-83e13b301e96",
  ])
  func `What is no UUID is refused`(text: String) {
    #expect(UUIDText(text) == nil)
  }

  @Test func `One seed gives one sequence of ids`() {
    var first = SeededGenerator(seed: 1)
    var again = SeededGenerator(seed: 1)
    var other = SeededGenerator(seed: 2)
    let ids = (0..<100).map { _ in UUIDText(using: &first).text }
    #expect(ids == (0..<100).map { _ in UUIDText(using: &again).text })
    #expect(ids != (0..<100).map { _ in UUIDText(using: &other).text })
    #expect(Set(ids).count == 100)
  }

  @Test func `Made UUIDs are of version 4`() {
    var numbers = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let text = Array(UUIDText(using: &numbers).text)
      #expect(UUIDText(String(text)) != nil)
      #expect(text[14] == "4")
      #expect(["8", "9", "a", "b"].contains(text[19]))
    }
  }

  @Test func `Transaction ids are three groups of four`() {
    var numbers = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let groups = TransactionID.text(using: &numbers).split(separator: "-")
      #expect(groups.map(\.count) == [4, 4, 4])
      #expect(groups.joined().allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) })
    }
  }
}

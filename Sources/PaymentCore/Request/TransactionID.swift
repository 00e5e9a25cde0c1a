/// Makes transaction ids in Comgate's form: three groups of four capital letters and digits.
package enum TransactionID {
  /// A new id.
  package static func text(using generator: inout SeededGenerator) -> String {
    let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<3).map { _ in
      String((0..<4).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] })
    }
    return groups.joined(separator: "-")
  }
}

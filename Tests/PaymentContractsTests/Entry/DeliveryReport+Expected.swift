import PaymentContracts

extension DeliveryReport {
  static func == (left: DeliveryReport, right: Expected) -> Bool {
    (left.delivered, left.suppressed, left.isFree)
      == (right.delivered, right.suppressed, right.isFree)
  }

  /// What a test expects of a report, whose own initialiser is not public.
  struct Expected {
    let delivered: Int
    let suppressed: Int
    let isFree: Bool

    init(_ delivered: Int, _ suppressed: Int, isFree: Bool) {
      self.delivered = delivered
      self.suppressed = suppressed
      self.isFree = isFree
    }
  }
}

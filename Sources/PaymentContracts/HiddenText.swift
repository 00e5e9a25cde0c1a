/// A text that no description, mirror or dump shows.
struct HiddenText: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let value: String

  var description: String { "(hidden)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Puts `mark` in place of `secret`, also where a combining mark follows it.
  func hiding(_ secret: String?, as mark: String) -> String {
    guard let secret, !secret.isEmpty else { return self }
    return String(unicodeScalars.replacing(secret.unicodeScalars, with: mark.unicodeScalars))
  }
}

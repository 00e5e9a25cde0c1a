/// A picture that the README shows.
struct ReadmePicture: CustomStringConvertible {
  /// The file's name.
  let name: String
  /// The fixture and its checkpoint.
  let checkpoint: String
  /// What it shows, for those who cannot see it.
  let title: String

  var description: String { name }

  static let all = [
    ReadmePicture(
      name: "form",
      checkpoint: "approved-captured/form",
      title: "The card form with a test card typed in, above a status panel that is still empty"
    ),
    ReadmePicture(
      name: "challenge",
      checkpoint: "challenge-approved/challenge",
      title: "The bank's challenge asks for a one-time code and shows the time and tries left"
    ),
    ReadmePicture(
      name: "paid",
      checkpoint: "approved-captured/result",
      title: "A green status panel says paid; above it stands what each SDK delivers"
    ),
    ReadmePicture(
      name: "pending",
      checkpoint: "still-processing/result",
      title: "An amber status panel says pending and that the payment is being confirmed"
    ),
    ReadmePicture(
      name: "cancelled",
      checkpoint: "no-funds/result",
      title: "A red status panel says cancelled because the account has insufficient funds"
    ),
    ReadmePicture(
      name: "inspector",
      checkpoint: "inspector-decline/result",
      title: "Beside the result the inspector compares both SDKs and shows the path of the payment"
    ),
  ]
}

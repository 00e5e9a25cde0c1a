extension SEB {
  /// How the SDK is set up.
  public struct Configuration: Hashable, Sendable {
    /// The platforms.
    public enum Environment: String, CaseIterable, Hashable, Sendable {
      /// Where money moves.
      case live
      /// Where nothing does.
      case sandbox
    }

    /// The host of the status lookup; nil for none.
    public var apiBaseURL: String?
    /// The platform.
    public var environment: Environment

    /// Makes a configuration.
    public init(apiBaseURL: String?, environment: Environment) {
      self.apiBaseURL = apiBaseURL
      self.environment = environment
    }
  }
}

extension SEB {
  /// How the SDK is set up.
  package struct Configuration: Hashable, Sendable {
    /// The platforms.
    package enum Environment: String, CaseIterable, Hashable, Sendable {
      /// Where money moves.
      case live
      /// Where nothing does.
      case sandbox
    }

    /// The host of the status lookup; nil for none.
    package var apiBaseURL: String?
    /// The platform.
    package var environment: Environment

    /// Makes a configuration.
    package init(apiBaseURL: String?, environment: Environment) {
      self.apiBaseURL = apiBaseURL
      self.environment = environment
    }
  }
}

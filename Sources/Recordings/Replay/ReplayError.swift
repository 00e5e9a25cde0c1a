package import Platform
internal import ScenarioFiles

/// Why a recording cannot be replayed or compared at all.
package enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The recording cannot be read.
  case recording(CastError)
  /// The options cannot be used.
  case options(file: String, reason: String)
  /// An option in the recording's header cannot be used.
  case header(file: String, reason: String)
  /// An expected screen cannot be read.
  case screen(ScreenTextError)
  /// An expected result is not JSON.
  case result(file: String)
  /// A file or folder cannot be read or written.
  case file(FileError)
  /// The run cannot be brought to its end.
  case run(file: String, ReplayProblem)
  /// Nothing there is a recording.
  case noFixtures(path: String)
  /// No fixture's name contains what was asked for.
  case noMatch(path: String, filter: String)

  /// The picture of another checkpoint has the same name.
  case samePicture(name: String, other: String)

  /// Only one recording can be exported at a time.
  case severalFixtures(path: String, count: Int)

  /// The file, and what is wrong with it.
  package var description: String {
    switch self {
    case .recording(let error): error.description
    case .options(let file, let reason): "\(file): \(reason)"
    case .header(let file, let reason): "\(file):1: \(reason)"
    case .screen(let error): error.description
    case .result(let file): "\(file): not JSON"
    case .file(let error): error.description
    case .run(let file, let problem): "\(file): \(problem)"
    case .noFixtures(let path): "\(path): no fixture here; one is a folder with a keys.cast"
    case .samePicture(let name, let other):
      "\(name): a picture of this name was drawn already, of \(other)"
    case .severalFixtures(let path, let count):
      "\(path): \(count) fixtures here; name the one to be exported"
    case .noMatch(let path, let filter):
      "\(path): no fixture here has \(JSONText.quoted(filter)) in its name"
    }
  }
}

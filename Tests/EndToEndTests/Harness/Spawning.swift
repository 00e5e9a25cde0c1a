import CPseudoTerminal
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The path of a program that was built with the tests.
func builtProgram(_ name: String) throws -> String {
  // A test bundle is a folder on a Mac and a program on Linux; products lie beside it.
  let bundles = Bundle.allBundles + [Bundle.main]
  let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
  for folder in folders {
    let path = folder.appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: path) { return path }
  }
  throw HarnessError.noProgram(name)
}

/// Starts a program as the leader of a new session.
///
/// The terminal at `input` becomes its controlling one, because the leader of a session without a
/// terminal opens it. The other descriptors become 1, 2 and so on.
func spawn(
  _ words: [String],
  environment: [String],
  input: String,
  descriptors: [CInt]
) throws -> pid_t {
  #if canImport(Darwin)
  var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
  #else
  var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
  for (index, descriptor) in descriptors.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, descriptor, CInt(index + 1))
  }
  paysim_prepare_spawn(&attributes, &actions, CInt(descriptors.count + 1))
  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup($0) } + [nil]
  defer { for word in arguments + variables { free(word) } }
  var process: pid_t = 0
  let result = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
  guard result == 0 else { throw HarnessError.notStarted(result) }
  return process
}

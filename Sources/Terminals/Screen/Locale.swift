import CNcurses
import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The character encoding that the environment asks for.
enum Locale {
  /// Adopts the environment's encoding for output and tells whether it is UTF-8.
  ///
  /// Only LC_CTYPE: numbers keep their full stop. A locale that is named but not installed, as
  /// often over SSH, would count as ASCII; if its name says UTF-8 the terminal is taken at its
  /// word.
  static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, requestsUTF8() {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
    }
    return String(cString: nl_langinfo(CInt(CODESET))) == "UTF-8"
  }

  private static func requestsUTF8() -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(OperatingSystem.environment)
    guard let name = names.first?.lowercased() else { return false }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

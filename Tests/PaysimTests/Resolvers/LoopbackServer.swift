import Foundation
import Synchronization

/// A server on 127.0.0.1 that answers every request alike, and remembers what it was asked.
final class LoopbackServer: Sendable {
  /// What becomes of a request.
  enum Behaviour: Sendable {
    /// These bytes.
    case answers(String)
    /// The connection is closed at once.
    case hangsUp
    /// Nothing.
    case keepsSilent
  }

  let port: UInt16
  private let listener: Int32
  private let isStopped = Atomic(false)
  private let heads = Mutex<[String]>([])

  init(_ behaviour: Behaviour) throws {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    port = try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(listener, pointer, length) == 0, listen(listener, 8) == 0,
          getsockname(listener, pointer, &length) == 0
        else { throw CocoaError(.fileReadUnknown) }
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    switch behaviour {
    case .keepsSilent: break  // The system accepts, and nobody reads.
    case .hangsUp: serve(nil)
    case .answers(let text): serve(text)
    }
  }

  deinit {
    isStopped.store(true, ordering: .releasing)
    close(listener)
  }

  /// The heads of the requests so far.
  var requests: [String] { heads.withLock { $0 } }

  /// The address of this server.
  var address: String { "http://127.0.0.1:\(port)" }

  private func serve(_ answer: String?) {
    let listener = dup(listener)
    Thread.detachNewThread { [weak self] in
      defer { close(listener) }
      while self?.isStopped.load(ordering: .acquiring) == false {
        var wanted = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, 50) > 0 else { continue }
        let connection = accept(listener, nil, nil)
        let head = Self.head(of: connection)
        self?.heads.withLock { $0.append(head) }
        if let answer {
          var rest = Array(answer.utf8)[...]
          while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
          }
        }
        close(connection)
      }
    }
  }

  private static func head(of connection: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < 8192, !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var wanted = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 2000) > 0, read(connection, &byte, 1) == 1 else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

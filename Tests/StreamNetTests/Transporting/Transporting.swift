import Foundation
import Loopback
import StreamNet
import Testing

/// What every backend that crosses a wire must do, whatever the server does.
///
/// The rows name what the client asks, what the server does on the wire, and what comes of it. One
/// suite runs after another, since some of them measure time.
///
/// Not run, since the toolchain's URLSession for Linux ends the process (another backend may try):
///
/// | the server sends                                          | what traps                       |
/// |-----------------------------------------------------------|----------------------------------|
/// | a head cut off by the end of the connection               | "there's no response"            |
/// | a status line and nothing else                            | "there's no response"            |
/// | chunks with trailers                                      | "there's no response"            |
@Suite(.serialized, .timeLimit(.minutes(1)))
enum Transporting {}

/// A kind of backend that the rows are run through.
struct Carrier: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes one with so many connections per host and so many redirects.
    let make: @Sendable (_ connections: Int, _ redirects: Int) -> any Backend

    static let all = [
        Carrier(testDescription: "URLSession") { connections, redirects in
            let configuration = TransportConfiguration(
                connectionsPerHost: connections, redirects: .follow(upTo: redirects))
            do { return try URLSessionBackend(configuration) } catch {
                return StubBackend { _ in throw error }
            }
        }
    ]

    /// A backend of its own for each use.
    var backend: any Backend { make(6, 20) }
}

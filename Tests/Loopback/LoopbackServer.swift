import Foundation

/// An HTTP/1.1 server on this machine that answers, or misbehaves, as its closure says.
///
///     let server = try LoopbackServer { exchange in
///         try exchange.respond(200, body: "Keep it logically awesome.")
///     }
///
/// Each connection has its own thread, so a closure may block. One that throws answers 500 with
/// the error's text; one that returns without an answer closes the connection. A malformed
/// request is answered with 400 without asking the closure.
public final class LoopbackServer: Sendable {
    /// Answers one request; called on the thread of its connection.
    public typealias Answer = @Sendable (Exchange) throws -> Void

    /// The part of a request that is read before it is logged and answered.
    public enum Reading: Sendable {
        /// The head and the body.
        case whole
        /// The head only; the answer reads as much of the body as it likes by `readBody`.
        case head
        /// Nothing; the answer is asked once for each connection, with an empty request that is
        /// not logged. For servers that do not wait, or do not speak HTTP.
        case nothing
    }

    /// The port that was given, or the one the system chose.
    public let port: UInt16

    /// The server's root: `http://127.0.0.1:port` or `http://[::1]:port`.
    public let url: URL

    let journal: Journal
    private let acceptor: Acceptor

    /// Starts listening on a port of `address`; throws when the system refuses it.
    /// - Parameters:
    ///   - port: The port; 0 for a free one.
    ///   - limit: how many of the latest requests are remembered, at least.
    public init(
        on address: LoopbackAddress = .ipv4, port: UInt16 = 0, reading: Reading = .whole,
        remembering limit: Int = .max, _ answer: @escaping Answer
    ) throws(LoopbackError) {
        journal = Journal(remembering: limit)
        acceptor = try Acceptor(on: address, port: port, journal: journal)
        self.port = acceptor.port
        guard let url = URL(string: "http://\(address.host):\(acceptor.port)") else {
            throw .system(call: "URL", code: EINVAL)
        }
        self.url = url
        acceptor.start(reading, answer)
    }

    deinit {
        stop()
    }

    /// The requests so far that are remembered, in the order they were read to their end.
    public var requests: [LoopbackRequest] { journal.entries.requests }

    /// The number of connections that were accepted so far.
    public var connectionCount: Int { journal.entries.connectionCount }

    /// The number of exchanges that the client left before they ended.
    ///
    /// An exchange notices while it waits for the close, sends, or reads the body.
    public var closedByPeer: Int { journal.entries.closedByPeer }

    /// Waits until `condition` holds, and returns whether it did within `limit`.
    ///
    /// The condition is asked at once, after each request, connection and close by a client, and
    /// at the end: it should look at nothing else. Cancelling the task ends the wait.
    public func wait(
        upTo limit: Duration = .hangLimit, until condition: @Sendable (LoopbackServer) -> Bool
    ) async -> Bool {
        await journal.wait(upTo: limit) { condition(self) }
    }

    /// Refuses new connections, ends the open ones and wakes closures that pause.
    ///
    /// When it returns, the port is closed, a connection nobody accepted yet is reset, and closures
    /// may still be on their way out. Calling it again does nothing, and the server calls it when
    /// it goes away.
    public func stop() { acceptor.stop() }
}

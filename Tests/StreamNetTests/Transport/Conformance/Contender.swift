import StreamNet
import Testing

/// A kind of backend that is run through the table.
struct Contender: Sendable, CustomTestStringConvertible {
    let name: String
    /// The rows that it does not pass, by their names.
    let cannot: [String: Shortcoming]
    /// True if it can make a sender wait.
    var slowsSenders = true
    /// True if bytes that a server sends on an idle connection answer the next request.
    var takesUnaskedResponses = false
    /// True if a request that must not be sent twice has a connection of its own.
    var opensForPost = false
    let open: @Sendable (TransportConfiguration) throws -> any Backend

    static let curl = Contender(name: "curl", cannot: [:]) { try CurlBackend($0) }

    #if os(Linux)
        static let all: [Contender] = [.urlSession, .curl]
    #else
        static let all: [Contender] = [.urlSession]
    #endif

    /// A backend of its own for each use.
    var backend: any Backend { make(6, 20) }

    /// A backend with so many connections per host and so many redirects.
    func make(_ connections: Int, _ redirects: Int) -> any Backend {
        let configuration = TransportConfiguration(
            connectionsPerHost: connections, redirects: .follow(upTo: redirects))
        do { return try open(configuration) } catch { return StubBackend { _ in throw error } }
    }

    var testDescription: String { name }
}

/// The result of a backend that differs from a row, and the reason.
enum Shortcoming: Sendable {
    /// It ends the process, so the row is not run, but in another one to see that it still does.
    case traps(because: String)
    /// It gets this first; a test fails when it no longer does, and the entry can go.
    case gets(Outcome, because: String)
}

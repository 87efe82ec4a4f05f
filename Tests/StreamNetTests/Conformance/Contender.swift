import StreamNet
import Testing

/// A kind of backend that is run through the table.
struct Contender: Sendable, CustomTestStringConvertible {
    let name: String
    /// What it does not do as the rows want it, by their names.
    let cannot: [String: Shortcoming]
    /// Whether it can keep a sender waiting.
    var slowsSenders = true
    /// Whether what a server sends on an idle connection answers the next request.
    var takesUnaskedResponses = false
    /// True if a request that must not be sent twice has a connection of its own.
    var opensForPost = false
    /// Makes one with so many connections per host and so many redirects.
    let make: @Sendable (_ connections: Int, _ redirects: Int) -> any Backend

    #if os(Linux)
        static let all: [Contender] = [.urlSession, .curl]
    #else
        static let all: [Contender] = [.urlSession]
    #endif

    /// A backend of its own for each use.
    var backend: any Backend { make(6, 20) }

    var testDescription: String { name }
}

/// What a contender does instead of what a row wants, and why.
enum Shortcoming: Sendable {
    /// It ends the process, so the row is not run, but in another one to see that it still does.
    case traps(because: String)
    /// It gets this first; a test fails when it no longer does, and the entry can go.
    case gets(Outcome, because: String)
}

import Foundation

/// The messages of a client: `inFlight` are sent, and another one for each that comes back.
struct Conversation: Sendable {
    let url: URL
    let size: Int
    let inFlight: Int
    /// The number of messages that are measured, behind a tenth as many that are not.
    let count: Int
}

/// What the measured messages took, by those that came back.
struct Stopwatch: Sendable {
    struct Spent: Sendable {
        let seconds: Double
        let cpu: Double
    }

    struct WrongSize: Error {
        let found: Int
    }

    private let conversation: Conversation
    private var received = 0
    private var begun = ContinuousClock.now
    private var used = 0.0

    init(_ conversation: Conversation) { self.conversation = conversation }

    /// Counts a message that came back; returns the result with the last one.
    mutating func receive(_ size: Int) throws -> Spent? {
        guard size == conversation.size else { throw WrongSize(found: size) }
        let before = conversation.count / 10 + conversation.inFlight
        received += 1
        if received == before { (begun, used) = (.now, Self.cpu) }
        guard received == before + conversation.count else { return nil }
        return Spent(seconds: (.now - begun) / .seconds(1), cpu: Self.cpu - used)
    }

    private static var cpu: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// A server that has closed the socket too early.
struct Ended: Error {}

#if ALL_PEERS
    let clients = ["StreamNet": echo, "NIOWebSocket": echoByNIO, "NIO handler": echoByHandler]
#else
    let clients = ["StreamNet": echo]
#endif

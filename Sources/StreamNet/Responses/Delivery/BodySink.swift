import Foundation

/// Where the body of a response goes that is not kept in memory.
///
/// It is called by the transport in order, `fail` also from elsewhere and at any time; whatever
/// comes behind an ending is ignored.
protocol BodySink: Sendable {
    /// How many bytes of it came with an earlier transfer.
    var countBefore: Int { get }
    /// The response that is delivered with its head; nil for one that waits for its body.
    func begin(_ head: Response) -> Response?
    /// Takes a piece; what it throws ends the transfer.
    func write(_ piece: Data) throws
    /// The body is whole: gives the response that is delivered, made of its head.
    func finish(_ head: Response) throws -> Response
    /// There will be no more.
    func fail(_ error: any Error)
}

/// A transfer as its body's reader sees it.
protocol Pausable: AnyObject, Sendable {
    /// Whether the sender can be slowed down.
    var canPause: Bool { get }
    /// Where the pieces of its body are told; nil is a queue of the reader's own.
    var readingScheduler: (any Scheduler)? { get }
    func pause()
    func resume()
    func cancel()
}

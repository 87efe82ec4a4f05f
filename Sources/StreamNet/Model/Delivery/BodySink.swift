import Foundation

/// The receiver of a response body that is not collected in memory. The transport calls it in
/// order, `fail` may be called at any time, and calls after the end are ignored.
protocol BodySink: Sendable {
    /// The number of bytes that an earlier transfer has received.
    var countBefore: Int { get }
    /// Returns the response that is delivered with its head; nil if it waits for its body.
    func begin(_ head: Response) -> Response?
    /// Receives a piece; an error that it throws ends the transfer.
    func write(_ piece: Data) throws
    /// Ends a complete body, and returns the response that is delivered, made from its head.
    func finish(_ head: Response) throws -> Response
    /// Ends a body that is not complete.
    func fail(_ error: any Error)
}

/// A transfer, as the reader of its body uses it.
protocol Pausable: AnyObject, Sendable {
    /// True if the sender can be slowed down.
    var canPause: Bool { get }
    /// The scheduler on which the pieces are delivered; nil is a queue of the reader's own.
    var readingScheduler: (any Scheduler)? { get }
    func pause()
    func resume()
    func cancel()
}

/// One event of a stream of `text/event-stream`
/// ([HTML §9.2](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
public struct ServerSentEvent: Sendable, Hashable {
    /// The type of the event; `message` unless the server sets one.
    public var event: String
    /// The data of the event; its lines are joined by line feeds.
    public var data: String
    /// The last identifier that the server sent, with this event or before; "" before the first.
    ///
    /// Sent as `Last-Event-ID`, it shows a server where to continue.
    public var id: String
    /// The time that the server last asked to wait before another connection; nil before it has
    /// asked.
    public var retry: Duration?

    /// Makes an event, for tests.
    public init(
        event: String = "message", data: String, id: String = "", retry: Duration? = nil
    ) {
        self.event = event
        self.data = data
        self.id = id
        self.retry = retry
    }
}

/// One event of a stream of `text/event-stream`
/// ([HTML §9.2](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
public struct ServerSentEvent: Sendable, Hashable {
    /// What kind of event it is; `message` unless the server says.
    public var event: String
    /// What it says; its lines are joined by line feeds.
    public var data: String
    /// The last identifier that the server gave, with this event or before; "" before the first.
    ///
    /// Sent as `Last-Event-ID`, it tells a server where to go on.
    public var id: String
    /// How long the server last asked to wait ahead of another connection; nil before it has.
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

/// The types of events, by their names.
///
/// ```swift
/// enum Reply { case delta(Delta), usage(Usage) }
///
/// let cases = EventCases().on("delta", Reply.delta).on("usage", Reply.usage)
/// // Observable<Reply>
/// shop.rx.events(.chat(prompt), as: cases, until: .event("done"))
/// ```
///
/// An event without a name is a `message`. Events with other names are skipped unless
/// ``otherwise(_:)`` makes values of them.
public struct EventCases<Value: Sendable>: Sendable {
    private typealias Read = @Sendable (ServerSentEvent, Response) throws -> Value?

    private var readers: [String: Read] = [:]
    private var other: Read?

    /// Makes a table without names.
    public init() {}

    /// Returns the table with events of one name, decoded as `Model` by ``Attributes/decoder``; in
    /// place of an earlier type for that name.
    public func on<Model: Decodable & Sendable>(
        _ name: String, _ make: @escaping @Sendable (Model) throws -> Value
    ) -> EventCases {
        var cases = self
        cases.readers[name] = { event, response in
            try make(OutputDecoding.decoded.decode(response.holding(event)))
        }
        return cases
    }

    /// Returns the table with a closure for the events of all other names; it returns nil to skip
    /// an event.
    public func otherwise(
        _ make: @escaping @Sendable (ServerSentEvent) throws -> Value?
    ) -> EventCases {
        var cases = self
        cases.other = { event, _ in try make(event) }
        return cases
    }

    /// The value of an event; nil if it is skipped.
    @Sendable func value(of event: ServerSentEvent, in response: Response) throws -> Value? {
        try (readers[event.event] ?? other)?(event, response)
    }
}

/// The types of events, by their names.
///
///     enum Reply { case delta(Delta), usage(Usage) }
///
///     let cases = EventCases().on("delta", Reply.delta).on("usage", Reply.usage)
///     shop.rx.events(.chat(prompt), as: cases, until: .event("done"))
/// An event without a name is a `message`. Events with other names are skipped unless
/// ``otherwise(_:)`` makes values of them, those of the table if they have no data. An error that a
/// closure throws fails the stream as it is.
public struct EventCases<Value: Sendable>: Sendable {
    private typealias Read = @Sendable (ServerSentEvent, Response) throws -> Value?

    private var readers: [String: Read] = [:]
    private var other: Read?

    /// Makes a table without names.
    public init() {}

    /// Returns the table with events of a name decoded as `Model` by ``Attributes/decoder``.
    public func on<Model: Decodable & Sendable>(
        _ name: String, _ make: @escaping @Sendable (Model) throws -> Value
    ) -> EventCases {
        var cases = self
        cases.readers[name] = { event, response in
            guard !event.data.isEmpty else { return nil }
            let model: Model = try OutputDecoding.decoded.decode(response.holding(event))
            return try EventRefusal.passing { try make(model) }
        }
        return cases
    }

    /// Returns the table with events of one name that fail the stream, as a status does: with
    /// ``NetError/rejected(_:)``, whose body is the data of the event, for `mapProblem` and
    /// `.problem` of `ResponseMapper`.
    public func refusing(_ name: String) -> EventCases {
        var cases = self
        cases.readers[name] = { event, response in
            var refused = response.holding(event)
            refused.rejection = Rejection(
                wanted: "an event of another name", found: event.event.debugDescription)
            throw EventRefusal(error: NetError.rejected(refused))
        }
        return cases
    }

    /// Returns the table with a closure for events of other names; it returns nil to skip an event.
    public func otherwise(
        _ make: @escaping @Sendable (ServerSentEvent) throws -> Value?
    ) -> EventCases {
        var cases = self
        cases.other = { event, _ in try EventRefusal.passing { try make(event) } }
        return cases
    }

    @Sendable func value(of event: ServerSentEvent, in response: Response) throws -> Value? {
        try (readers[event.event] ?? other)?(event, response)
    }
}

/// An error that fails the stream as it is, since the event was read.
struct EventRefusal: Error {
    let error: any Error

    /// Returns the result of a closure of a user's, and throws its error as a refusal.
    static func passing<Result>(_ body: () throws -> Result) throws(EventRefusal) -> Result {
        do { return try body() } catch { throw EventRefusal(error: error) }
    }
}

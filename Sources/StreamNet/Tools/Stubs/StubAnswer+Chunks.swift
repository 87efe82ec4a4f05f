import Foundation

extension StubAnswer {
    /// A head, then a body in pieces, with silence between them or a failure at their end:
    /// `.chunks("data: Hel", .wait(.seconds(1)), "lo\n\n", .fail(.connectionLost))`.
    ///
    /// ``Attributes/idleTimeout`` limits each silence, ``Attributes/timeout`` the whole. A buffered
    /// response arrives with its last piece. Steps after a failure are ignored.
    public static func chunks(
        _ steps: Step..., status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer { chunks(steps, status: status, headers: headers) }

    /// The same, with steps that a loop or a file makes.
    public static func chunks(
        _ steps: [Step], status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        let script = StubScript(head: Response(status: status, headers: headers), steps: steps)
        return StubAnswer(turns: [Turn { _ in script }])
    }

    /// A stream of `text/event-stream` in pieces, as `chunks(_:status:headers:)`.
    ///
    /// ```swift
    /// stubs.on(.ticker, [
    ///     .events("id: 1\ndata: 7\n\n", .fail(.connectionLost)), 204,
    /// ])
    /// ```
    ///
    /// Each connection of an event stream takes the next answer of a sequence.
    public static func events(_ steps: Step...) -> StubAnswer { events(steps) }

    /// The same, with steps that a loop or a file makes.
    public static func events(_ steps: [Step]) -> StubAnswer {
        chunks(steps, headers: ["Content-Type": "text/event-stream"])
    }

    /// A step of `chunks(_:status:headers:)`: a piece of a body, which a string literal is,
    /// silence, or the end of the connection.
    public struct Step: Sendable {
        enum Kind: Sendable {
            case bytes(Data)
            case wait(Duration)
            case failure(@Sendable (Endpoint) -> any Error)
        }

        let kind: Kind

        /// A piece of the body; an empty one counts as a sign of activity.
        public static func data(_ data: Data) -> Step { Step(kind: .bytes(data)) }
        /// Silence; a duration of zero or less takes no time.
        public static func wait(_ duration: Duration) -> Step { Step(kind: .wait(duration)) }
        /// The end: the request fails with `error`, unchanged.
        public static func fail(_ error: any Error) -> Step { Step(kind: .failure { _ in error }) }

        /// The end: the request fails with a ``NetError/transport(_:)`` that names it.
        public static func fail(_ reason: TransportError.Reason) -> Step {
            Step(kind: .failure { reason.error(for: $0) })
        }
    }
}

extension StubAnswer.Step: ExpressibleByStringInterpolation {
    /// A piece of text, encoded as UTF-8.
    public init(stringLiteral value: String) { self = .data(Data(value.utf8)) }
}

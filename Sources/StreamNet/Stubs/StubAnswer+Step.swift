import Foundation

extension StubAnswer {
    /// A step of ``chunks(_:status:headers:)``: a piece of a body, silence, or the end of the
    /// connection.
    ///
    /// ```swift
    /// .chunks("data: Hel", .wait(.seconds(1)), "lo\n\n", .fail(.connectionLost))
    /// ```
    ///
    /// A string literal is a piece.
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

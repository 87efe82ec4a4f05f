import Foundation

extension StubAnswer {
    /// A piece of a body, silence, or the end of the connection: what ``chunks(_:status:headers:)``
    /// is made of.
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

        /// A piece of the body; an empty one is a sign of life.
        public static func data(_ data: Data) -> Step { Step(kind: .bytes(data)) }

        /// Silence; zero and less take no time.
        public static func wait(_ duration: Duration) -> Step { Step(kind: .wait(duration)) }

        /// The end: no response, but `error` as it is.
        public static func fail(_ error: any Error) -> Step { Step(kind: .failure { _ in error }) }

        /// The end: no response, but a ``NetError/transport(_:)`` that names the request.
        public static func fail(_ reason: TransportFailure.Reason) -> Step {
            Step(kind: .failure { reason.error(for: $0) })
        }
    }
}

extension StubAnswer.Step: ExpressibleByStringInterpolation {
    /// A piece of text, encoded as UTF-8.
    public init(stringLiteral value: String) { self = .data(Data(value.utf8)) }
}

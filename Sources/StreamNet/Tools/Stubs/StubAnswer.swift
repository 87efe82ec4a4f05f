import Foundation

/// The answer of a stub: a response, a failure, pieces of a body, or a sequence of these.
///
/// ```swift
/// // 200 and a text
/// stubs.on(.zen, "Keep it simple.")
/// // one for each request; the last stays
/// stubs.on(.zen, [503, .failure(.connectionLost), "…"])
/// ```
///
/// A string literal is a ``text(_:status:headers:)``, an integer a ``status(_:headers:)``, an array
/// a sequence: each request takes the next answer, and the last one answers all that follow. The
/// empty sequence answers nothing; its requests fail as if there were no stub.
public struct StubAnswer: Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    struct Turn: Sendable {
        /// The delay before the head; nil for the delay of the table.
        var delay: Duration?
        /// Called when the attempt begins; nil leaves the request to the table's `otherwise`.
        var script: (@Sendable (Endpoint) throws -> StubScript)?
    }

    private(set) var turns: [Turn]

    /// An answer that the closure makes from the endpoint as it was sent. Called once for each
    /// attempt that it answers, when that begins; an error that it throws fails the attempt.
    public init(_ make: @escaping @Sendable (Endpoint) throws -> Response) {
        turns = [Turn { StubScript(head: try make($0)) }]
    }

    init(turns: [Turn]) { self.turns = turns }

    /// The response, unchanged.
    public static func response(_ response: Response) -> StubAnswer { StubAnswer { _ in response } }

    /// A response of text, encoded as UTF-8.
    public static func text(
        _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer { .response(Response(status: status, headers: headers, text: text)) }

    /// A response without a body.
    public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> StubAnswer {
        .response(Response(status: status, headers: headers))
    }

    /// A value in the format of the request's bodies, usually JSON, encoded by
    /// ``Attributes/encoder`` when the attempt begins; its error fails the attempt.
    /// - Parameter headers: The headers; the encoder sets `Content-Type` unless they do.
    public static func json(
        _ value: some Encodable & Sendable, status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        StubAnswer { endpoint in
            var fields = headers
            if fields["Content-Type"] == nil {
                fields.add("Content-Type", endpoint.encoder.contentType)
            }
            let body = try endpoint.encoder.encode(value)
            return Response(status: status, headers: fields, body: body)
        }
    }

    /// Names and values of several types as a JSON object; otherwise as the other `json`.
    @_disfavoredOverload
    public static func json(
        _ object: Parameters, status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer { json(object.content, status: status, headers: headers) }

    /// A failure with `error`, unchanged.
    public static func failure(_ error: any Error) -> StubAnswer { StubAnswer { _ in throw error } }

    /// A failure with a ``NetError/transport(_:)`` that names the request, as from a network.
    public static func failure(_ reason: TransportError.Reason) -> StubAnswer {
        StubAnswer { throw reason.error(for: $0) }
    }

    /// The answer of the table's `otherwise`, even if the target has a sample. ``after(_:)`` does
    /// not delay it.
    public static let otherwise = StubAnswer(turns: [Turn()])

    /// The same answer, `delay` after the request; applies to every answer of a sequence.
    public func after(_ delay: Duration) -> StubAnswer {
        var answer = self
        for index in turns.indices { answer.turns[index].delay = delay }
        return answer
    }

    /// Returns the turn of the request that follows `count` others; nil for the empty sequence.
    func turn(behind count: Int) -> Turn? {
        turns.isEmpty ? nil : turns[min(count, turns.count - 1)]
    }

    /// A text with status 200.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A status without a body.
    public init(integerLiteral value: Int) { self = .status(value) }
}

extension StubAnswer: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// A sequence of answers, as `init(_:)` makes it.
    public init(arrayLiteral elements: StubAnswer...) { self.init(elements) }
    /// A sequence of answers; sequences among them are played in full.
    public init(_ answers: some Sequence<StubAnswer>) { turns = answers.flatMap(\.turns) }

    /// The number of answers, for the description of attributes.
    public var description: String { turns.count == 1 ? "1 answer" : "\(turns.count) answers" }
}

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

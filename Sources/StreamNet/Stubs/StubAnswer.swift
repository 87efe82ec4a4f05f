import Foundation

/// What a stub answers: a response, a failure, pieces of a body, or one of these after the other.
///
/// ```swift
/// stubs.on(.zen, "Keep it simple.")                      // 200 and a text
/// stubs.on(.zen, [503, .failure(.connectionLost), "…"])  // one for each request; the last stays
/// ```
///
/// A string literal is a ``text(_:status:headers:)``, an integer a ``status(_:headers:)``, an
/// array a sequence: each request takes the next answer, and the last one answers all that follow.
/// The empty sequence answers nothing; its requests fail as if there were no stub.
public struct StubAnswer: Sendable {
    /// What one request gets.
    struct Turn: Sendable {
        /// Until the head is there; nil is as long as the table says.
        var delay: Duration?
        /// Asked when the attempt begins; nil leaves the request to the table's `otherwise`.
        var script: (@Sendable (Endpoint) throws -> StubScript)?
    }

    private(set) var turns: [Turn]

    /// Whatever the closure makes of the endpoint, which is as it was sent.
    ///
    /// Called once for each attempt that it answers, when that begins; what it throws fails the
    /// attempt.
    public init(_ make: @escaping @Sendable (Endpoint) throws -> Response) {
        turns = [Turn { StubScript(head: try make($0)) }]
    }

    private init(turns: [Turn]) { self.turns = turns }

    /// The response as it is.
    public static func response(_ response: Response) -> StubAnswer { StubAnswer { _ in response } }

    /// A response of text, encoded as UTF-8.
    public static func text(
        _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        .response(Response(status: status, headers: headers, text: text))
    }

    /// A response without a body.
    public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> StubAnswer {
        .response(Response(status: status, headers: headers))
    }

    /// No response: `error` as it is.
    public static func failure(_ error: any Error) -> StubAnswer { StubAnswer { _ in throw error } }

    /// No response: a ``NetError/transport(_:)`` that names the request, as of a network backend.
    public static func failure(_ reason: TransportFailure.Reason) -> StubAnswer {
        StubAnswer { throw reason.error(for: $0) }
    }

    /// A head, then a body in pieces, with silence between them or a failure at their end.
    ///
    /// ``Attributes/idleTimeout`` limits each silence, ``Attributes/timeout`` the whole. A
    /// buffered response arrives with its last piece. Steps behind a failure are not played.
    public static func chunks(
        _ steps: Step..., status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        let script = StubScript(head: Response(status: status, headers: headers), steps: steps)
        return StubAnswer(turns: [Turn { _ in script }])
    }

    /// Whatever the table's `otherwise` answers, also where the target has a sample.
    ///
    /// ``after(_:)`` does not delay it.
    public static let otherwise = StubAnswer(turns: [Turn()])

    /// The same answer, `delay` later than the request; every one of a sequence.
    public func after(_ delay: Duration) -> StubAnswer {
        var answer = self
        for index in turns.indices { answer.turns[index].delay = delay }
        return answer
    }

    /// The turn of the request that has `count` before it; nil for the empty sequence.
    func turn(behind count: Int) -> Turn? {
        turns.isEmpty ? nil : turns[min(count, turns.count - 1)]
    }
}

extension StubAnswer: ExpressibleByStringInterpolation {
    /// 200 and a text.
    public init(stringLiteral value: String) { self = .text(value) }
}

extension StubAnswer: ExpressibleByIntegerLiteral {
    /// A status without a body.
    public init(integerLiteral value: Int) { self = .status(value) }
}

extension StubAnswer: ExpressibleByArrayLiteral {
    /// One answer after the other; sequences among them are played in full.
    public init(arrayLiteral elements: StubAnswer...) { self.init(elements) }

    /// One answer after the other; sequences among them are played in full.
    public init(_ answers: some Sequence<StubAnswer>) { turns = answers.flatMap(\.turns) }
}

extension StubAnswer: CustomStringConvertible {
    /// How many answers there are, for the description of attributes.
    public var description: String { turns.count == 1 ? "1 answer" : "\(turns.count) answers" }
}

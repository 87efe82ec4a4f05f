extension StubAnswer {
    /// A WebSocket that the stub opens, and its side of the conversation.
    ///
    /// ```swift
    /// stubs.on(
    ///     .room("42"),
    ///     .socket("hello", .expect("hi"), .wait(.seconds(3)), .close(1001)))
    /// ```
    ///
    /// After the last step the socket stays open, and answers a close. A message that is not the
    /// one which is expected closes it with 1008, and `verify()` reports both; also a step of
    /// `expect` whose message has not come, and a message that no step expects. Pings are answered.
    /// - Parameters:
    ///   - steps: The messages of the server, those that it expects, and silence.
    ///   - subprotocol: The subprotocol that the server chooses, "" for none; by default the first
    ///     that is offered.
    public static func socket(_ steps: SocketStep..., subprotocol: String? = nil) -> StubAnswer {
        socket(steps, subprotocol: subprotocol)
    }

    /// The same, with steps that a loop or a file makes.
    public static func socket(_ steps: [SocketStep], subprotocol: String? = nil) -> StubAnswer {
        StubAnswer { _ in
            var head = Response(status: 101)
            head.attributes.stubSocket = StubSocketScript(steps: steps, subprotocol: subprotocol)
            return head
        }
    }

    /// A step of `socket(_:subprotocol:)`; a string literal is a text that the server sends.
    public struct SocketStep: Sendable {
        enum Kind: Sendable {
            case send(@Sendable (Endpoint) throws -> SocketMessage)
            case expect(wanted: String, @Sendable (SocketMessage) -> Bool)
            case wait(Duration)
            case close(SocketClose)
            case failure(@Sendable (Endpoint) -> any Error)
            case ignorePings, ignoreClose
        }

        let kind: Kind

        /// A message that the server sends.
        public static func send(_ message: SocketMessage) -> SocketStep {
            SocketStep(kind: .send { _ in message })
        }

        /// A value that the server sends, encoded by ``Attributes/encoder`` of the request; one
        /// that cannot be encoded fails the socket.
        public static func json(_ value: some Encodable & Sendable) -> SocketStep {
            SocketStep(kind: .send { try SocketMessage(encoding: value, by: $0.encoder) })
        }

        /// Waits for the next message of the client, which must be this one.
        public static func expect(_ message: SocketMessage) -> SocketStep {
            SocketStep(kind: .expect(wanted: "\(message)") { $0 == message })
        }

        /// Waits for the next message of the client, which `isExpected` must accept; the name is
        /// for reports, to follow "wanted".
        public static func expect(
            _ name: String, where isExpected: @escaping @Sendable (SocketMessage) -> Bool
        ) -> SocketStep { SocketStep(kind: .expect(wanted: name, isExpected)) }

        /// Silence; a duration of zero or less takes no time.
        public static func wait(_ duration: Duration) -> SocketStep {
            SocketStep(kind: .wait(duration))
        }

        /// Closes the socket; steps behind it are ignored.
        public static func close(_ code: Int = 1000, _ reason: String = "") -> SocketStep {
            SocketStep(kind: .close(SocketClose(code, reason)))
        }

        /// Leaves pings unanswered from here on, as a server that hangs, which a client notices by
        /// ``Attributes/pingInterval``.
        public static let ignorePings = SocketStep(kind: .ignorePings)

        /// Leaves the close of the client unanswered from here on.
        public static let ignoreClose = SocketStep(kind: .ignoreClose)

        /// Loses the connection, with a ``NetError/transport(_:)`` that names the request.
        public static func fail(_ reason: TransportError.Reason) -> SocketStep {
            SocketStep(kind: .failure { reason.error(for: $0) })
        }
    }
}

extension StubAnswer.SocketStep: ExpressibleByStringInterpolation {
    /// A text that the server sends.
    public init(stringLiteral value: String) { self = .send(.text(value)) }
}

struct StubSocketScript: Sendable {
    let steps: [StubAnswer.SocketStep]
    let subprotocol: String?
    var findings: StubFindings?
}

extension Attributes {
    static var stubSocket: Key<StubSocketScript?> { .init(nil) }
}

import Foundation

/// An open WebSocket (RFC 6455): messages in both directions.
///
///     let socket = try await chat.open(.room("42"))
///     try await socket.send("hi")
///     for try await message in socket.messages { show(message) }
///
/// As the output of an action, `Socket<Incoming, Outgoing>` has messages of two types, each in the
/// JSON of the request, or ``SocketMessage``.
///
/// It is closed with 1001 when the last copy, its ``response`` and its loops are released.
public struct Socket<
    Incoming: Decodable & Sendable, Outgoing: Encodable & Sendable
>: Sendable {
    /// The response with which the server opened the socket; its status is 101.
    public let response: Response
    let lease: SocketLease
    private let coding = SocketCoding<Incoming, Outgoing>()

    init(_ response: Response) throws(NetError) {
        guard let lease = response.attributes.socket else {
            throw response.error(
                .unsupportedScheme,
                wanted: "a backend that opens sockets: CurlBackend, or stubs of .socket",
                found: "a response without one")
        }
        (self.response, self.lease) = (response, lease)
    }

    /// The subprotocol that the server chose of ``Attributes/subprotocols``; nil if it chose none.
    public var subprotocol: String? { response.headers["Sec-WebSocket-Protocol"] }

    /// Sends a message; returns when it is queued, in order. It waits for room beyond
    /// ``Attributes/messageLimit``.
    ///
    /// Throws ``NetError/closed(code:reason:)`` after the close, ``NetError/transport(_:)`` when
    /// the connection was lost, with ``NetError/unsentMessages``, the error of the encoder, or
    /// `CancellationError` if the task is cancelled while the message waits, which is not sent.
    public func send(_ message: Outgoing) async throws {
        try await lease.connection.send(coding.encode(message, for: response))
    }

    /// The messages that have not been read; one loop at a time.
    ///
    /// A loop that is slow slows the server: while ``Attributes/messageLimit`` bytes wait, nothing
    /// more is read. The loop ends when the server closes with 1000 or without a code, or answers
    /// the own close, and throws ``NetError/closed(code:reason:)`` for any other code,
    /// ``NetError/transport(_:)`` when the connection is lost, an error of the decoder, and in a
    /// second loop ``NetError/request(_:)``. Cancelling its task closes the socket.
    public var messages: Messages { Messages(socket: self) }

    /// Closes the socket, and returns when the server has answered, or after five seconds.
    ///
    /// Throws ``NetError/transport(_:)`` if the connection is lost, or there is no answer, in front
    /// of messages that were accepted: ``NetError/unsentMessages``. The loop ends so, too.
    /// - Parameters:
    ///   - code: 1000…1003, 1007…1014, 3000…4999 (§7.4.2); others throw ``NetError/request(_:)``.
    ///   - reason: A text for logs, of which at most 123 bytes are sent.
    public func close(_ code: Int = 1000, _ reason: String = "") async throws {
        let close = SocketClose(code, reason)
        guard close.maySend else {
            throw response.error(
                .encoding, wanted: "a close code of 1000...1003, 1007...1014 or 3000...4999",
                found: "\(code)")
        }
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            lease.connection.close(close) {
                continuation.resume(with: $0.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// The messages of a socket, in their order.
    public struct Messages: AsyncSequence, Sendable {
        fileprivate let socket: Socket

        /// Returns an iterator that continues after the messages read so far.
        public func makeAsyncIterator() -> Iterator {
            Iterator(place: socket.lease.connection.takePlace(), socket: socket)
        }

        /// Reads messages.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let place: ScopedDisposable?
            fileprivate let socket: Socket

            /// Returns the next message; nil when the server has closed the socket in order.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws -> Incoming? {
                guard place != nil else { throw socket.lease.connection.secondReader }
                while let message = try await socket.lease.reader.next() {
                    if let element = try socket.coding.decode(message, in: socket.response) {
                        return element
                    }
                }
                return nil
            }

            /// Returns the same, on no actor, as a loop reads before macOS 15 and iOS 18.
            public mutating func next() async throws -> Incoming? { try await next(isolation: nil) }
        }
    }
}

extension Socket: DescribedMirror, Parsable, AttributedOutput {
    /// `a socket of GET https://host/path`, without credentials.
    public var description: String {
        "a socket of \(response.endpoint?.description ?? "a request")"
    }

    /// Returns the socket that the response has opened.
    public static func parse(_ response: Response) throws -> Socket { try Socket(response) }
    /// Throws: bytes are no socket.
    public static func parse(data: Data) throws -> Socket { try Socket(Response(body: data)) }

    static var attributes: Attributes { .plugins([SocketRequest()]) }

    /// The messages as a stream, which sends those of `sending` meanwhile.
    func messages(sending: Observable<Outgoing>) -> Observable<Incoming> {
        .using({ [self] in
            let sent = lease.connection.send(
                sending.map { [coding, response] in try coding.encode($0, for: response) })
            return Disposables.create { sent.dispose() }
        }) { [self] _ in
            guard let place = lease.connection.takePlace()
            else { return .error(lease.connection.secondReader) }
            return lease.reader.pieces.compactMap { [self] message in
                // Held for as long as the messages are read.
                _ = place
                return try coding.decode(message, in: response)
            }
        }
    }
}

extension Response {
    fileprivate func error(
        _ reason: RequestError.Reason, wanted: String, found: String
    ) -> NetError {
        .request(
            RequestError(reason, request: endpoint?.description, wanted: wanted, found: found))
    }
}

extension SocketConnection {
    /// Returns the right to read, until it is released; nil while somebody else has it.
    fileprivate func takePlace() -> ScopedDisposable? {
        let isFree = state.withLock { state in
            defer { state.isRead = true }
            return !state.isRead
        }
        guard isFree else { return nil }
        return ScopedDisposable(
            Disposables.create { [self] in state.withLock { $0.isRead = false } })
    }

    fileprivate var secondReader: NetError {
        .request(
            RequestError(
                .intercepted, request: endpoint.description,
                wanted: "one reader of the messages of a socket at a time", found: "a second one"))
    }
}

extension Reactive {
    /// Returns the messages of a WebSocket to `target`, and sends those of `messages`.
    ///
    ///     chat.rx.socket(.room("42"), sending: typed).subscribe(onNext: { show($0) })
    ///
    /// Each subscription opens a socket, as ``Provider/open(_:as:sending:_:)`` does. It completes
    /// when the server closes with 1000 or without a code, and fails for any other code with
    /// ``NetError/closed(code:reason:)``, with ``NetError/transport(_:)`` when the connection is
    /// lost, and with ``NetError/rejected(_:)`` for a refusal. Disposing closes with 1001.
    ///
    /// Connects again only if ``Attributes/reconnect`` is set, after a loss and a code of 1001 or
    /// 1011…1014; `messages` is then subscribed again. Those that were not sent are in the
    /// ``NetError/unsentMessages`` of the error that ``Attributes/onConnection`` reports.
    ///
    /// Messages are delivered on a queue of their own, one at a time; while the observer handles
    /// one, no more than ``Attributes/messageLimit`` bytes are read.
    /// - Parameter messages: The messages to send, subscribed when the socket is open. A source
    ///   that can wait does so while ``Attributes/messageLimit`` bytes wait to be sent; any other
    ///   fails the socket when twice as many wait. Its error ends the socket with 1011.
    public func socket<T>(
        _ target: T, _ attributes: Attributes...,
        sending messages: Observable<SocketMessage> = .never()
    ) -> Observable<SocketMessage> where Base == Provider<T> {
        base.chain.messages({ try target.endpoint }, attributes, messages)
    }

    /// Returns the messages as values, each decoded by ``Attributes/decoder``, and sends values,
    /// encoded by ``Attributes/encoder``, by default none; otherwise the same.
    public func socket<T, Incoming: Decodable & Sendable, Outgoing: Encodable & Sendable>(
        _ target: T, as incoming: Incoming.Type, _ attributes: Attributes...,
        sending messages: Observable<Outgoing> = Observable<SocketMessage>.never()
    ) -> Observable<Incoming> where Base == Provider<T> {
        base.chain.messages({ try target.endpoint }, attributes, messages)
    }

    /// Returns the messages of the socket that `action` opens, and sends those of `messages`.
    ///
    ///     @GET("/rooms/\(\.self)") var room: Action<String, Socket<Incoming, Outgoing>>
    ///
    ///     chat.rx.socket(ChatAPI.room, "42", sending: typed)
    ///
    /// Otherwise as for a target. `try await chat.request(ChatAPI.room, "42")` opens one socket.
    public func socket<T, Input, Incoming, Outgoing>(
        _ action: Action<Input, Socket<Incoming, Outgoing>>, _ input: Input,
        _ attributes: Attributes..., sending messages: Observable<Outgoing> = .never()
    ) -> Observable<Incoming> where Base == Provider<T> {
        base.chain.messages(of: action.setting(attributes), input, messages)
    }

    /// Returns those of an action without input.
    public func socket<T, Incoming, Outgoing>(
        _ action: Action<Void, Socket<Incoming, Outgoing>>, _ attributes: Attributes...,
        sending messages: Observable<Outgoing> = .never()
    ) -> Observable<Incoming> where Base == Provider<T> {
        base.chain.messages(of: action.setting(attributes), (), messages)
    }
}

extension InterceptorChain {
    fileprivate func messages<Incoming, Outgoing>(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes],
        _ sending: Observable<Outgoing>
    ) -> Observable<Incoming> where Incoming: Decodable, Outgoing: Encodable {
        messages(sending: sending) { [self] in socket(declare, call, of: $0) }
    }

    fileprivate func messages<Input, Incoming, Outgoing>(
        of action: Action<Input, Socket<Incoming, Outgoing>>, _ input: Input,
        _ sending: Observable<Outgoing>
    ) -> Observable<Incoming> {
        messages(sending: sending) { [self] attempts in
            send(action.setting([.plugins([SocketRequest(attempts: attempts)])]), input)
        }
    }

    /// Makes one stream of the sockets that `open` opens, one after the other.
    private func messages<Incoming, Outgoing>(
        sending: Observable<Outgoing>,
        _ open: @escaping @Sendable (ConnectionAttempts) -> Single<Socket<Incoming, Outgoing>>
    ) -> Observable<Incoming> {
        .deferred {
            let attempts = ConnectionAttempts()
            let next = Single.deferred { open(attempts) }
            return next.flatMap { $0.messages(sending: sending) }
                .retry(
                    RetryPolicy { _, error in
                        attempts.wait(after: error, isHealthy: false, nil) { _ in true }
                    }, scheduler: attempts
                )
                .catch { throw (attempts.refusal ?? $0).readForStream }
                .do(onError: { attempts.end($0) }, onCompleted: { attempts.end(nil) })
        }
    }
}

extension Reactive {
    /// Returns the messages of the socket that `action` opens, and sends those of `messages`.
    ///
    ///     @GET("/rooms/\(\.self)")
    ///     var room: Action<String, Socket<Incoming, Outgoing>>
    ///
    ///     chat.rx.socket(ChatAPI.room, "42", sending: typed)
    ///
    /// Sent by this provider and no other; otherwise the same as for a target. The action itself
    /// opens one socket: `try await chat.request(ChatAPI.room, "42")`.
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
    fileprivate func messages<Input, Incoming, Outgoing>(
        of action: Action<Input, Socket<Incoming, Outgoing>>, _ input: Input,
        _ sending: Observable<Outgoing>
    ) -> Observable<Incoming> {
        messages(sending: sending) { [self] attempts in
            send(action.setting([.plugins([SocketRequest(attempts: attempts)])]), input)
        }
    }
}

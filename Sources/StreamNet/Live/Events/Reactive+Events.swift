extension Reactive {
    /// Returns the events that the server sends in answer to `target`, across connections.
    ///
    ///     shop.rx.events(.ticker).subscribe(onNext: { event in show(event.data) })
    /// The request asks for `text/event-stream`. Such a response with status 200 opens the stream,
    /// 204 completes it, unless it has an ``EndMark``, and others are ``NetError/rejected(_:)``.
    ///
    /// A connection that is closed, lost, or silent for ``Attributes/idleTimeout``, 60 seconds by
    /// default, is opened again as ``Attributes/reconnect`` specifies: by default after the
    /// server's `retry:`, or 3 seconds, and only if the request may be sent twice, which a POST may
    /// not. It continues after the last event, by `Last-Event-ID` (HTML §9.2). So is one that is
    /// answered 408, 429 or 5xx, but 501 and 505, once the stream has been open. Each connection
    /// passes the whole chain of plugins and interceptors; ``Retry`` does not repeat it.
    ///
    /// Events are delivered on a queue of their own, one at a time. Meanwhile nothing more is read
    /// than ``Attributes/delivery`` buffers. Disposing closes the connection, or ends the wait.
    /// [HTML: Server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html)
    /// - Parameter mark: The event that ends the stream, if the server marks the end.
    public func events<T>(
        _ target: T, _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<ServerSentEvent> where Base == Provider<T> {
        base.chain.events({ try target.endpoint }, until: mark, attributes) {
            Events(response: $0) { event, _ in event }
        }
    }

    /// Returns the events of `target`, each decoded from its data by ``Attributes/decoder``.
    ///
    ///     shop.rx.events(.chat(prompt), as: Delta.self, until: .data("[DONE]"))
    /// An event that cannot be decoded ends the stream with an ``ElementError``.
    public func events<T, Model: Decodable & Sendable>(
        _ target: T, as type: Model.Type, _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<Model> where Base == Provider<T> {
        base.chain.events({ try target.endpoint }, until: mark, attributes) {
            Events($0, by: .decoded)
        }
    }

    /// Returns the events of `target`, each decoded as the type that `cases` has for its name.
    public func events<T, Value: Sendable>(
        _ target: T, as cases: EventCases<Value>, _ attributes: Attributes...,
        until mark: EndMark? = nil
    ) -> Observable<Value> where Base == Provider<T> {
        base.chain.events({ try target.endpoint }, until: mark, attributes) {
            Events(response: $0, read: cases.value(of:in:))
        }
    }

    /// Returns the events of `action` across connections, sent by this provider and no other.
    /// Each connection is a call of the action for its interceptors.
    public func events<T, Input, Element>(
        _ action: Action<Input, Events<Element>>, _ input: Input, _ attributes: Attributes...,
        until mark: EndMark? = nil
    ) -> Observable<Element> where Base == Provider<T> {
        base.chain.events(action.setting(attributes), input, until: mark)
    }

    /// Returns those of an action without input.
    public func events<T, Element>(
        _ action: Action<Void, Events<Element>>, _ attributes: Attributes...,
        until mark: EndMark? = nil
    ) -> Observable<Element> where Base == Provider<T> {
        base.chain.events(action.setting(attributes), (), until: mark)
    }
}

extension Action {
    /// Returns the events of the action, as `rx.events(action)` of its ``Attributes/provider``
    /// does; fails without one, with ``RequestError/Reason/missingProvider``.
    public func callAsFunction<Element: Sendable>(
        _ input: Input, _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<Element> where Output == Events<Element> {
        events(input, until: mark, attributes)
    }

    fileprivate func events<Element: Sendable>(
        _ input: Input, until mark: EndMark?, _ call: [Attributes]
    ) -> Observable<Element> where Output == Events<Element> {
        let action = setting(call)
        guard let provider = action.provider else { return .error(action.missingProvider) }
        return provider.chain.events(action, input, until: mark)
    }
}

extension Action where Input == Void {
    /// Returns the events of the action; as with an input.
    public func callAsFunction<Element: Sendable>(
        _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<Element> where Output == Events<Element> { events((), until: mark, attributes) }
}

extension InterceptorChain {
    fileprivate func events<Element>(
        _ declare: @escaping @Sendable () throws -> Endpoint, until mark: EndMark?,
        _ call: [Attributes], _ events: @escaping @Sendable (Response) -> Events<Element>
    ) -> Observable<Element> {
        EventConnections(mark: mark) { [self] in send(declare, call + [$0]).map(events) }.elements
    }

    fileprivate func events<Input, Element>(
        _ action: Action<Input, Events<Element>>, _ input: Input, until mark: EndMark?
    ) -> Observable<Element> {
        EventConnections(mark: mark) { [self] in send(action.setting([$0]), input) }.elements
    }
}

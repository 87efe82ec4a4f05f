extension Action {
    /// Returns the events of the action, across connections, sent with its ``Attributes/provider``.
    ///
    /// Each connection is a call of the action for its interceptors. Otherwise as
    /// `rx.events(target)`; fails without a provider, with ``RequestError/Reason/missingProvider``.
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
    /// Returns the events of the action as elements; as with an input.
    public func callAsFunction<Element: Sendable>(
        _ attributes: Attributes..., until mark: EndMark? = nil
    ) -> Observable<Element> where Output == Events<Element> { events((), until: mark, attributes) }
}

extension Reactive {
    /// Returns the events of `action` across connections, sent by this provider and no other;
    /// otherwise the same as a call of the action.
    public func events<T, Input, Element>(
        _ action: Action<Input, Events<Element>>, _ input: Input, _ attributes: Attributes...,
        until mark: EndMark? = nil
    ) -> Observable<Element> where Base == Provider<T> {
        base.chain.events(action.setting(attributes), input, until: mark)
    }

    /// Returns such elements for an action without input.
    public func events<T, Element>(
        _ action: Action<Void, Events<Element>>, _ attributes: Attributes...,
        until mark: EndMark? = nil
    ) -> Observable<Element> where Base == Provider<T> {
        base.chain.events(action.setting(attributes), (), until: mark)
    }
}

extension InterceptorChain {
    fileprivate func events<Input, Element>(
        _ action: Action<Input, Events<Element>>, _ input: Input, until mark: EndMark?
    ) -> Observable<Element> {
        EventConnections(mark: mark) { [self] in send(action.setting([$0]), input) }.elements
    }
}

extension Reactive {
    /// Returns a stream of the outputs of `action`, of the cached response and of the response of
    /// the network, as ``Attributes/caching`` specifies.
    ///
    /// It delivers once or twice and always ends, as for a target. Each delivery is a call for the
    /// action's interceptors; if one of them answers by itself, its answer is the only delivery.
    public func cached<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Observable<Output> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return chain.sendObserved(action.setting([.cacheStep(.lookUp)]), input)
            .flatMap { first, response in
                guard let response else { return .just(first) }
                let network = chain.send(action.setting([response.networkStep]), input)
                return response.followed(by: network.asObservable(), startingWith: first)
            }
    }

    /// Returns such a stream for an action without input.
    public func cached<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Observable<Output> where Base == Provider<T> {
        cached(action.setting(attributes), ())
    }

    /// Returns a stream that sends `action` on each subscription, reports the progress of the
    /// bodies and, at last, delivers the output. As with a target, progress is reported on the
    /// transport's thread, and each attempt starts from zero. Otherwise as `rx(action, input)`.
    public func progress<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Observable<TransferEvent<Output>> where Base == Provider<T> {
        let (chain, action) = (base.chain, action.setting(attributes))
        return TransferEvent.events { chain.send(action.setting([$0]), input) }
    }

    /// Returns the same stream for an action without input.
    public func progress<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Observable<TransferEvent<Output>> where Base == Provider<T> {
        progress(action.setting(attributes), ())
    }
}

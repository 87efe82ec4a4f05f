/// `provider.rx(.zen)`: requests as streams.
extension Provider: ReactiveCompatible {}

extension Reactive {
    /// Returns a single that sends `target` on each subscription: two subscriptions, two requests.
    ///
    /// Disposing the subscription cancels the request and delivers nothing. The result is delivered
    /// on ``Attributes/callbackScheduler``, by default the backend's executor. Fails with
    /// ``NetError``, or with the error of a plugin or an interceptor.
    /// - Parameters:
    ///   - target: The target to send.
    ///   - attributes: The attributes of this call only; they override all others.
    public func callAsFunction<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send(target, attributes)
    }

    /// Returns such a single for a target of another type, sent by this provider.
    public func callAsFunction<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send(target, attributes)
    }

    /// Returns the same single as `rx(target)`, under the name that it has in RxMoya.
    public func request<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send(target, attributes)
    }

    /// Returns such a single for a target of another type, sent by this provider.
    public func request<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send(target, attributes)
    }
}

/// Requests as streams: `provider.rx(.zen)`.
///
/// A namespace, which extensions may add to.
public struct Reactive<Base: Sendable>: Sendable {
    /// What sends.
    public let base: Base
}

extension Provider {
    /// Requests as streams.
    public var rx: Reactive<Self> { Reactive(base: self) }
}

extension Reactive {
    /// A single that sends `target` each time it is subscribed: two subscriptions, two requests.
    ///
    /// Disposing the subscription cancels the request and is silent. It is delivered on
    /// ``Attributes/callbackScheduler``, unless said on the backend's executor. Fails with
    /// ``NetError``, or with what a plugin or an interceptor fails with.
    /// - Parameters:
    ///   - target: what to ask for.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func callAsFunction<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send({ try target.endpoint }, attributes)
    }

    /// The same for a target of another type, carried by this provider.
    public func callAsFunction<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send({ try target.endpoint }, attributes)
    }

    /// The same as `rx(target)`, under the name that RxMoya's users know.
    public func request<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send({ try target.endpoint }, attributes)
    }

    /// The same for a target of another type, carried by this provider.
    public func request<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Single<Response> where Base == Provider<T> {
        base.chain.send({ try target.endpoint }, attributes)
    }
}

/// Hooks along a request, each with a default that does nothing.
///
/// They run phase by phase, within a phase in the order in which the plugins are listed: those of
/// the provider, then those that the request brings along as ``Attributes/plugins``.
///
/// 1. ``attributes`` of all are laid, once per request;
/// 2. ``prepare(_:)`` and ``preparation(of:)`` of all, once per request;
/// 3. the interceptors, from the outside in; then for each attempt: the encoding,
///    ``didEncode(_:for:)`` of all, ``willSend(_:)`` of all, the backend,
///    ``didReceive(_:for:)`` of all, the validation;
/// 4. the interceptors, from the inside out;
/// 5. ``process(_:for:)`` and ``processing(of:for:)`` of all, once per request;
/// 6. the caller gets the result; ``didDeliver(_:for:)`` of all.
///
/// Hooks run on the thread that the request is on, and should not wait; what takes time is a
/// single.
public protocol Plugin: Sendable {
    /// Attributes for every request of the provider; later plugins win, targets and calls win over
    /// all plugins. Read once, when the provider is made; what changes belongs in `prepare`.
    var attributes: Attributes { get }

    /// Changes the request before anybody else sees it, or refuses it by throwing.
    func prepare(_ endpoint: Endpoint) throws -> Endpoint

    /// The same for what takes time, such as asking a key store; behind `prepare`.
    ///
    /// nil is nothing to wait for. A failure refuses the request.
    func preparation(of endpoint: Endpoint) -> Single<Endpoint>?

    /// Changes the request once more when its bytes are known: signs them, say. Throwing refuses
    /// the attempt, and nothing is sent; a retry encodes again.
    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws

    /// Looks at what is about to be sent; throwing vetoes it, and nothing is sent.
    ///
    /// `endpoint.encoded()` gives the very bytes. The others are told also of an attempt that one
    /// of them vetoes. A retry sends again.
    func willSend(_ endpoint: Endpoint) throws

    /// Looks at what an attempt brought, once for each `willSend`.
    ///
    /// The response is as the backend gave it, not yet validated; an attempt that is cancelled
    /// brings ``NetError/cancelled`` at once.
    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)

    /// Changes what the caller gets; not called for a request that was cancelled.
    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error>

    /// The same for what takes time, such as to log in and to ask again; behind `process`.
    ///
    /// nil is nothing to wait for. What the single delivers, or fails with, is the new result.
    func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>?

    /// Looks at what the caller has got, when the caller has handled it; not called for a request
    /// that was cancelled.
    func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint)

    /// Looks at a response that could not be made into what the caller wanted: a model, say.
    ///
    /// It comes behind `process`, any number of times, from whatever maps the response.
    func didFailMapping(_ response: Response, _ error: any Error)

    /// Looks at a response that ``Attributes/cache`` could not keep: the disk is full, say.
    ///
    /// Once for each that the network brings, before `didReceive`; the request goes on.
    func didFailStoring(_ response: Response, _ error: any Error)
}

extension Plugin {
    /// No attributes.
    public var attributes: Attributes { [] }

    /// The endpoint as it is.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint { endpoint }

    /// Nothing to wait for.
    public func preparation(of endpoint: Endpoint) -> Single<Endpoint>? { nil }

    /// Leaves the request as it is.
    public func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws {}

    /// Does nothing.
    public func willSend(_ endpoint: Endpoint) throws {}

    /// Does nothing.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {}

    /// The result as it is.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        result
    }

    /// Nothing to wait for.
    public func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>? {
        nil
    }

    /// Does nothing.
    public func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {}

    /// Does nothing.
    public func didFailMapping(_ response: Response, _ error: any Error) {}

    /// Does nothing.
    public func didFailStoring(_ response: Response, _ error: any Error) {}
}

extension Attributes {
    /// Plugins that the request brings along; they run behind the provider's.
    ///
    /// Their own attributes are laid over those of the provider's plugins. Merging adds.
    public static var plugins: Key<[any Plugin]> { .init([], combining: { $0 + $1 }) }
}

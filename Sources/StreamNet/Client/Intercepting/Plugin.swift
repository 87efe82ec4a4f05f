/// Hooks for the phases of a request, each with a default that does nothing.
///
/// They run phase by phase, within a phase in the order in which the plugins are listed: those of
/// the provider, then those of the request, ``Attributes/plugins``.
///
/// 1. ``attributes`` of all are merged, once per request;
/// 2. ``prepare(_:)`` and ``preparation(of:)`` of all, once per request;
/// 3. the interceptors of calls, from the outside in; then for each attempt: the encoding,
///    ``didEncode(_:for:)`` of all, ``willSend(_:)`` of all, the cache, interceptors of exchanges,
///    the backend, ``didReceive(_:for:)`` of all, the validation;
/// 4. the interceptors, from the inside out;
/// 5. ``process(_:for:)`` and ``processing(of:for:)`` of all, once per request;
/// 6. the caller gets the result; ``didDeliver(_:for:)`` of all.
///
/// Hooks run on the thread of the request and should not block; singles do longer work.
public protocol Plugin: Sendable, _PluginShapes {
    /// Attributes of all requests; later plugins override earlier ones, targets and calls all
    /// plugins. Read once, when the provider is made; values that change belong in `prepare`.
    var attributes: Attributes { get }

    /// Changes the request before all other steps, or refuses it by throwing.
    func prepare(_ endpoint: Endpoint) throws -> Endpoint

    /// Does the same for work that takes time, such as reading a key store; called after `prepare`.
    /// nil if there is nothing to wait for.
    func preparation(of endpoint: Endpoint) -> Single<Endpoint>?

    /// Changes the encoded request, for instance to sign it. Throwing refuses the attempt, and
    /// nothing is sent; a retry encodes the request again.
    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws

    /// Observes an attempt before it is sent, of which `endpoint.encoded()` has the exact bytes;
    /// throwing vetoes it, and nothing is sent. The other plugins are notified all the same.
    func willSend(_ endpoint: Endpoint) throws

    /// Observes the result of an attempt, once for each `willSend`: the response of the backend,
    /// not yet validated, or ``NetError/cancelled`` as soon as it is cancelled.
    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)

    /// Changes the result for the caller; not called for a request that was cancelled.
    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error>

    /// Does the same for longer work, such as to log in and send again; called after `process`.
    /// nil if there is nothing to wait for.
    func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>?

    /// Observes the result after the caller has handled it; not of a request that was cancelled.
    func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint)

    /// Observes a failure of a request, of the body of its response, or of its mapping.
    ///
    /// Called with ``FailedStep/request`` once, before `didDeliver`, when the caller has handled
    /// the error; with the other steps any number of times: for each connection of events that is
    /// lost, for bodies of events and records, and by all operators and functions that map the
    /// response. Not called for a request or stream that was cancelled.
    func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint)

    /// Observes a response that ``Attributes/cache`` could not store, for instance on a full disk,
    /// once for each, when the caller has handled or mapped it; the request goes on.
    func didFailStoring(_ response: Response, _ error: any Error)

    /// Observes the end of a request that is traced, ``Attributes/tracing``, however it ended, and
    /// of each connection of a stream: once, after `didDeliver`; its body may still be read.
    /// - Parameter trace: All decisions, the end last: `delivered`, `failed` or `cancelled`.
    func didEnd(_ trace: Trace, of endpoint: Endpoint)
}

extension Plugin {
    /// No attributes.
    public var attributes: Attributes { [] }
    /// Returns the endpoint unchanged.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint { endpoint }
    /// Returns nil: there is nothing to wait for.
    public func preparation(of endpoint: Endpoint) -> Single<Endpoint>? { nil }
    /// Leaves the request unchanged.
    public func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws {}
    /// Does nothing.
    public func willSend(_ endpoint: Endpoint) throws {}
    /// Does nothing.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {}

    /// Returns the result unchanged.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> { result }

    /// Returns nil: there is nothing to wait for.
    public func processing(
        of result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Single<Response>? { nil }

    /// Does nothing.
    public func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {}
    /// Does nothing.
    public func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {}
    /// Does nothing.
    public func didFailStoring(_ response: Response, _ error: any Error) {}
    /// Does nothing.
    public func didEnd(_ trace: Trace, of endpoint: Endpoint) {}
}

extension Attributes {
    /// The plugins of the request; they run after the provider's, whose attributes theirs override.
    /// Merging adds.
    public static var plugins: Key<[any Plugin]> { .init([], combining: { $0 + $1 }) }
}

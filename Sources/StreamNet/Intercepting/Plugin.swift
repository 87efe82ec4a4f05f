/// Hooks along a request, each with a default that does nothing.
///
/// They run phase by phase, within a phase in the order in which the provider lists the plugins:
///
/// 1. ``attributes`` of all are laid, once per request;
/// 2. ``prepare(_:)`` of all, once per request;
/// 3. the interceptors, from the outside in; then for each attempt:
///    ``willSend(_:)`` of all, the backend, ``didReceive(_:for:)`` of all, the validation;
/// 4. the interceptors, from the inside out;
/// 5. ``process(_:for:)`` of all, once per request.
///
/// Hooks run on the thread that the request is on, and should not wait.
public protocol Plugin: Sendable {
    /// Attributes for every request of the provider; later plugins win, targets and calls win over
    /// all plugins. Read once, when the provider is made; what changes belongs in `prepare`.
    var attributes: Attributes { get }

    /// Changes the request before anybody else sees it, or refuses it by throwing.
    func prepare(_ endpoint: Endpoint) throws -> Endpoint

    /// Looks at what is about to be sent; a retry sends again.
    func willSend(_ endpoint: Endpoint)

    /// Looks at what an attempt brought, once for each `willSend`.
    ///
    /// The response is as the backend gave it, not yet validated; an attempt that is cancelled
    /// brings ``NetError/cancelled`` at once.
    func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)

    /// Changes what the caller gets; not called for a request that was cancelled.
    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error>
}

extension Plugin {
    /// No attributes.
    public var attributes: Attributes { [] }

    /// The endpoint as it is.
    public func prepare(_ endpoint: Endpoint) throws -> Endpoint { endpoint }

    /// Does nothing.
    public func willSend(_ endpoint: Endpoint) {}

    /// Does nothing.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {}

    /// The result as it is.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        result
    }
}

/// A request with a typed response.
///
///     struct Search: TypedTarget {
///         let term: String, baseURL = shop, path: Path = "search"
///         var parameters: Parameters { ["q": term, "page": 1] }
///         typealias Response = [Product]
///     }
///
/// The common parts of the requests of one server belong in a protocol that refines this one. The
/// response must have a status of 200…299 unless ``Attributes/validation`` is set anywhere.
public protocol TypedTarget<Response>: Target, _TypedTargetShapes {
    /// The type that is made of the response.
    associatedtype Response: Parsable

    /// The parameters, by default none, sent in the query of GET, HEAD and DELETE, and if
    /// ``Target/payload`` declares a body; otherwise as JSON in the body.
    var parameters: Parameters { get }

    /// Returns the parameters as they are sent, by default unchanged: for instance signed, or with
    /// those of all requests. Called each time the target is sent; throwing refuses the request.
    func intercept(_ parameters: Parameters) throws -> Parameters
}

extension TypedTarget {
    /// No parameters.
    public var parameters: Parameters { [:] }
    /// Returns the parameters unchanged.
    public func intercept(_ parameters: Parameters) throws -> Parameters { parameters }
    /// `try Endpoint(self)`, which has the parameters and the `Accept` of the response.
    public var endpoint: Endpoint { get throws { try Endpoint(self) } }
}

extension Endpoint {
    /// Makes the endpoint that a typed target declares.
    ///
    /// Throws that of ``TypedTarget/intercept(_:)``, or ``NetError/request(_:)`` for a bad path.
    public init<T: TypedTarget>(_ target: T) throws {
        try self.init(declaredBy: target)
        let parameters = try target.intercept(target.parameters)
        if !parameters.isEmpty {
            if case .none = payload.body {
                payload.body = .parameters(parameters, as: .json)
            } else {
                payload.query.append(parameters)
            }
        }
        if let accept = T.Response.accept, headers.firstValue(for: "Accept") == nil {
            headers.add("Accept", accept)
        }
    }
}

extension Provider {
    /// Returns a single that sends a typed request on each subscription and delivers its output, or
    /// fails as `rx(target)`, or with a ``MappingError``, which is reported to the plugins.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) -> Single<R.Response> { chain.send(typed: request, attributes) }

    /// Sends a typed request now and calls back exactly once, with ``NetError/cancelled`` if the
    /// result is disposed before.
    @discardableResult
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...,
        completion: @escaping @Sendable (Result<R.Response, any Error>) -> Void
    ) -> any Disposable { chain.send(typed: request, attributes).call(completion) }

    /// Does the same, and calls back on the main actor.
    @discardableResult
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...,
        onMain completion: @escaping @MainActor (Result<R.Response, any Error>) -> Void
    ) -> any Disposable { chain.send(typed: request, attributes).call(onMain: completion) }

    /// Sends a typed request and returns its typed response. Cancelling the task cancels the
    /// request and throws `CancellationError`.
    public func send<R: TypedTarget>(
        _ request: R, _ attributes: Attributes...
    ) async throws -> R.Response { try await chain.send(typed: request, attributes).awaited() }
}

extension InterceptorChain {
    fileprivate func send<R: TypedTarget>(
        typed request: R, _ call: [Attributes]
    ) -> Single<R.Response> {
        Single { [self] sink in
            let parsed = Sink<Response>(sink.lifetime) { response in
                sink.deliver(response, mappedBy: { try $0.parsed(as: R.Response.self) })
            }
            start({ try request.endpoint }, call, .typedDefaults, into: parsed)
        }
    }
}

extension Attributes {
    /// The attributes of typed requests and actions, unless they are set anywhere.
    static let typedDefaults: Attributes = .validation(.successCodes)
}

/// A request that knows what it brings.
///
/// ```swift
/// struct Search: TypedTarget {
///     let term: String
///     let baseURL = shop
///     let path: Path = "search"
///     var parameters: Parameters { ["q": term, "page": 1] }
///     typealias Response = [Product]
/// }
/// let products = try await provider.send(Search(term: "tea")).value       // [Product]
/// ```
///
/// What the requests of one server have in common belongs into a protocol of its own:
///
/// ```swift
/// protocol ShopRequest: TypedTarget {}
/// extension ShopRequest {
///     var baseURL: URL { shop }
///     var headers: HTTPHeaders { ["X-Client": "ios"] }
///     func intercept(_ parameters: Parameters) -> Parameters { parameters + ["lang": "en"] }
/// }
/// ```
///
/// The response must be 200…299 unless ``Attributes/validation`` is said anywhere.
public protocol TypedTarget<Response>: Target {
    /// What the response is made into.
    associatedtype Response: Parsable

    /// What the request says: in the query of GET, HEAD and DELETE, as JSON in the body otherwise.
    ///
    /// Nothing unless declared. Where ``Target/payload`` declares a body, they go to the query.
    var parameters: Parameters { get }

    /// The parameters as they are sent: with those that all requests have, say, or signed.
    ///
    /// Asked once each time the target is sent; the same ones unless declared. Throwing refuses
    /// the request.
    func intercept(_ parameters: Parameters) throws -> Parameters
}

extension TypedTarget {
    /// No parameters.
    public var parameters: Parameters { [:] }

    /// The parameters as they are.
    public func intercept(_ parameters: Parameters) throws -> Parameters { parameters }

    /// `try Endpoint(self)`, which has the parameters and the `Accept` of the response.
    public var endpoint: Endpoint { get throws { try Endpoint(self) } }
}

extension Endpoint {
    /// Makes the endpoint that a typed target declares.
    ///
    /// Throws what ``TypedTarget/intercept(_:)`` throws, and ``NetError/request(_:)`` for a path
    /// that cannot be part of a URL.
    public init<T: TypedTarget>(_ target: T) throws {
        self = try Endpoint(untyped: target)
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

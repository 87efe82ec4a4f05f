import Foundation

/// A request as a backend sends it: the endpoint with everything resolved, checked and encoded.
public struct EncodedRequest: Sendable, Equatable {
    /// An absolute http or https URL with its whole query and no fragment.
    public var url: URL
    /// The method, a token.
    public var method: HTTPMethod
    /// The headers, checked, `Content-Type` included.
    public var headers: HTTPHeaders
    /// The bytes of the body; nil where there is none, which is not the same as an empty one.
    public var body: Data?
}

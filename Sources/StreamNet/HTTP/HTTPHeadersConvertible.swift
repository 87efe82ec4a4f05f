/// A type in which a ``Target`` may declare its headers: ``HTTPHeaders``, or a dictionary of texts
/// as in Moya, optional or not.
public protocol HTTPHeadersConvertible: Sendable {
    /// The headers; those of a dictionary are sorted by name, nil is none.
    var httpHeaders: HTTPHeaders { get }
}

extension HTTPHeaders: HTTPHeadersConvertible {
    /// The headers themselves.
    public var httpHeaders: HTTPHeaders { self }
}

extension Dictionary: HTTPHeadersConvertible where Key == String, Value == String {
    /// The headers, sorted by name.
    public var httpHeaders: HTTPHeaders {
        HTTPHeaders(sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
    }
}

extension Optional: HTTPHeadersConvertible where Wrapped: HTTPHeadersConvertible {
    /// The headers; none for nil.
    public var httpHeaders: HTTPHeaders { self?.httpHeaders ?? [:] }
}

import Foundation

/// The response of a server, a stub or an interceptor.
///
/// Any status is a response; only ``Attributes/validation`` makes an error of one. A response that
/// a provider delivers has the attributes of its request.
public struct Response: Sendable, Attributed {
    /// The status code, such as 200.
    public var status: Int { content.status }
    /// The header fields; names are case-insensitive.
    public var headers: HTTPHeaders { content.headers }
    /// The fields received after the body (RFC 9110 §6.5), of a stream when it has been read to its
    /// end. Empty if the transport drops them, as URLSession does.
    public var trailers: HTTPHeaders { content.stream?.trailers ?? content.trailers }
    /// The bytes of the body, decompressed; empty without one, and for a stream or a file.
    public var body: Data { content.body }
    /// The body as it arrives, if ``Attributes/delivery`` requests that.
    public var stream: ByteStream? { content.stream }
    /// The file that the body was written to, if ``Attributes/delivery`` requests that.
    public var file: URL? { content.file }
    /// The URL of the response, after all redirects; that of the request for a stub's without one.
    /// nil for a response that answers no request.
    public var url: URL? { content.url }
    /// The durations of the exchange, of a stream until its head; nil if it came over no network.
    public var timing: Timing? { content.timing }
    /// The endpoint that was sent, as plugins and interceptors left it; set by the provider.
    public private(set) var endpoint: Endpoint?
    /// The attributes that a backend or an interceptor set, over those of the ``endpoint``.
    ///
    /// Writing changes those of the response only. Attributes of the request cannot be removed.
    public var attributes: Attributes {
        get { endpoint.map { own.inheriting($0.attributes) } ?? own }
        set { own = endpoint.map { newValue.subtracting($0.attributes) } ?? newValue }
    }
    /// The attributes that the request does not set.
    private var own: Attributes = []

    /// The number of the attempt that received it, from 1; 0 for a response without a request.
    public var attempt: Int { endpoint?.attempt ?? 0 }

    private var storage: Storage
    private var content: Content { storage.content }

    /// Makes a response of bytes.
    public init(
        status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data(), url: URL? = nil,
        timing: Timing? = nil
    ) {
        storage = Storage(
            Content(status: status, headers: headers, body: body, url: url, timing: timing))
    }

    func trailed(by trailers: HTTPHeaders) -> Response {
        trailers.isEmpty ? self : changed { $0.trailers = trailers }
    }

    /// Returns the response with another body, such as a decrypted one, in place of stream or file.
    public func with(body: Data) -> Response {
        changed { ($0.body, $0.stream, $0.file) = (body, nil, nil) }
    }

    /// Returns the response with a stream as its body; for backends.
    public func streaming(_ stream: ByteStream) -> Response {
        changed { ($0.body, $0.stream, $0.file) = (Data(), stream, nil) }
    }

    /// The response of this URL, unless it has one.
    func located(at url: URL) -> Response { content.url == nil ? changed { $0.url = url } : self }

    func stored(in file: URL) -> Response {
        changed { ($0.body, $0.stream, $0.file) = (Data(), nil, file) }
    }

    /// The response without its request, and the attributes that it had from it.
    var detached: Response {
        var response = self
        (response.endpoint, response.own) = (nil, [])
        return response
    }

    private func changed(_ change: (inout Content) -> Void) -> Response {
        var (response, content) = (self, content)
        change(&content)
        response.storage = Storage(content)
        return response
    }

    /// Makes a response of text, encoded as UTF-8.
    public init(status: Int = 200, headers: HTTPHeaders = [:], text: String) {
        self.init(status: status, headers: headers, body: Data(text.utf8))
    }
}

extension Response {
    /// The attribute of this name, as in ``attributes``.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        // Inlined as in `Attributed`, since the compiler then follows the path.
        @inlinable @inline(__always) get { self[Attributes.self[keyPath: path]] }
        @inlinable @inline(__always) set { self[Attributes.self[keyPath: path]] = newValue }
    }

    /// The attribute under `key`, as in ``attributes``: the response's own, else the one of its
    /// ``endpoint``, else the default. Writing sets the response's own.
    @usableFromInline subscript<Value>(key: Attributes.Key<Value>) -> Value {
        @inline(never)
        get {
            guard let endpoint, !own.contains(key) else { return own[key] }
            return endpoint.attributes[key]
        }
        set { own[key] = newValue }
    }

    /// True if an attribute is set under `key`, on the response or on its ``endpoint``.
    package func contains<Value>(_ key: Attributes.Key<Value>) -> Bool {
        own.contains(key) || endpoint?.attributes.contains(key) == true
    }

    /// The value that is set under a key, of any type, on the response or on its ``endpoint``.
    package func box(under identity: Attributes.Identity) -> (any AnyAttributeValue)? {
        if let box = own.box(under: identity) { return box }
        return endpoint == nil ? nil : endpoint?.attributes.box(under: identity)
    }

    /// Returns the response as the answer to `endpoint`; one to an earlier attempt stays as it is.
    func answering(_ endpoint: Endpoint) -> Response {
        if let own = self.endpoint, own.context === endpoint.context { return self }
        var response = self
        response.endpoint = endpoint
        return response
    }
}

extension Response: DescribedMirror {
    /// The request, the status, the body and the part of the cache, if there is one:
    /// `GET https://host/path: 200, 12 bytes, StreamNet; hit; ttl=59`.
    public var description: String {
        (endpoint.map { "\($0): " } ?? "") + "\(status), \(bodySummary)\(cacheSummary)"
    }

    var bodySummary: String {
        if stream != nil { return "a stream" }
        return file.map { "the file \($0.lastPathComponent)" } ?? "\(body.count) bytes"
    }
}

/// Copies of a response share its content, and differ in endpoint and attributes only.
private final class Storage: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

private struct Content: Sendable {
    let status: Int
    let headers: HTTPHeaders
    var body: Data
    var stream: ByteStream?
    var file: URL?
    var trailers: HTTPHeaders = [:]
    var url: URL?
    let timing: Response.Timing?
}

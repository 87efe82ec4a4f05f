import Foundation

/// What a server, a stub or an interceptor answered.
///
/// Any status is a response; only ``Attributes/validation`` makes an error of one. A response that
/// left a provider carries the attributes of its request.
public struct Response: Sendable, Attributed {
    /// The status code, such as 200.
    public var status: Int { content.status }
    /// The header fields; names are case-insensitive.
    public var headers: HTTPHeaders { content.headers }
    /// The fields that came behind the body (RFC 9110 §6.5): those of a stream are there when it
    /// has been read to its end. None where the transport drops them, as URLSession does.
    public var trailers: HTTPHeaders { content.stream?.trailers ?? content.trailers }
    /// The bytes of the body, decompressed; empty when there was none, and for a body that is a
    /// stream or a file.
    public var body: Data { content.body }
    /// The body as it arrives, where ``Attributes/delivery`` asks for that.
    public var stream: ByteStream? { content.stream }
    /// The file that the body was written to, where ``Attributes/delivery`` asks for that.
    public var file: URL? { content.file }
    /// Where the answer came from, behind all redirects; nil for one that was made up.
    public var url: URL? { content.url }
    /// How long it took, for a stream until the head; nil for an answer that crossed no wire.
    public var timing: Timing? { content.timing }
    /// The endpoint that was sent, as plugins and interceptors left it; set by the provider.
    public private(set) var endpoint: Endpoint?
    /// The attributes of the response, as a backend or an interceptor set them, and those of its
    /// ``endpoint`` under all other keys.
    ///
    /// Writing changes those of the response only: one that answers a second request, from a cache
    /// or a stub, takes them with it and has the others from that request. What the request sets
    /// cannot be removed.
    public var attributes: Attributes {
        get { endpoint.map { own.inheriting($0.attributes) } ?? own }
        set { own = endpoint.map { newValue.subtracting($0.attributes) } ?? newValue }
    }
    /// The attributes that the request does not set.
    private var own: Attributes = []

    /// Which attempt of the request brought it, from 1; 0 for one that nobody sent.
    public var attempt: Int { endpoint?.attempt ?? 0 }

    private var content: Content

    /// Makes a response of bytes.
    public init(
        status: Int = 200,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        url: URL? = nil,
        timing: Timing? = nil
    ) {
        content = Content(status: status, headers: headers, body: body, url: url, timing: timing)
    }

    /// The same response with fields behind its body; for backends.
    public func trailed(by trailers: HTTPHeaders) -> Response {
        if trailers.isEmpty { return self }
        var response = self
        response.content = content.with(
            body: body, stream: stream, file: file, trailers: trailers)
        return response
    }

    /// The same response with another body, one that was decrypted, say, instead of what it had: a
    /// stream or a file is gone from it.
    public func with(body: Data) -> Response {
        var response = self
        response.content = content.with(body: body)
        return response
    }

    /// The same response with a body that is in a stream; for backends.
    public func streaming(_ stream: ByteStream) -> Response {
        var response = self
        response.content = content.with(stream: stream)
        return response
    }

    /// The same response with a body that is in a file; for backends.
    public func stored(in file: URL) -> Response {
        var response = self
        response.content = content.with(file: file)
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
        get {
            let key = Attributes.self[keyPath: path]
            guard let endpoint, !own.contains(key) else { return own[key] }
            return endpoint.attributes[key]
        }
        set { own[dynamicMember: path] = newValue }
    }

    /// True if an attribute is set under `key`, on the response or on its ``endpoint``.
    package func contains<Value>(_ key: Attributes.Key<Value>) -> Bool {
        own.contains(key) || endpoint?.attributes.contains(key) == true
    }

    /// The response as the answer to `endpoint`; a response of an earlier attempt of the same
    /// request stays as it is.
    func answering(_ endpoint: Endpoint) -> Response {
        if let own = self.endpoint, own.context === endpoint.context { return self }
        var response = self
        response.endpoint = endpoint
        return response
    }
}

extension Response: CustomStringConvertible {
    /// The request, the status and the body: `GET https://host/path: 200, 12 bytes`.
    public var description: String {
        (endpoint.map { "\($0): " } ?? "") + "\(status), \(bodySummary)"
    }

    /// What kind of body it has, or how many bytes, to be told on one line.
    var bodySummary: String {
        if stream != nil { return "a stream" }
        return file.map { "the file \($0.lastPathComponent)" } ?? "\(body.count) bytes"
    }
}

/// What was answered; shared by all copies of a response, which differ in what is said about it.
private final class Content: Sendable {
    let status: Int
    let headers: HTTPHeaders
    let body: Data
    let stream: ByteStream?
    let file: URL?
    let trailers: HTTPHeaders
    let url: URL?
    let timing: Response.Timing?

    init(
        status: Int, headers: HTTPHeaders, body: Data = Data(), stream: ByteStream? = nil,
        file: URL? = nil, trailers: HTTPHeaders = [:], url: URL?, timing: Response.Timing?
    ) {
        self.status = status
        self.trailers = trailers
        self.headers = headers
        self.body = body
        self.stream = stream
        self.file = file
        self.url = url
        self.timing = timing
    }

    func with(
        body: Data = Data(), stream: ByteStream? = nil, file: URL? = nil,
        trailers: HTTPHeaders? = nil
    ) -> Content {
        Content(
            status: status, headers: headers, body: body, stream: stream, file: file,
            trailers: trailers ?? self.trailers, url: url, timing: timing)
    }
}

import Foundation

extension Attributes {
    /// Sends the body of the request compressed with gzip, with `Content-Encoding: gzip`, if the
    /// server is known to accept that (RFC 9110 §8.4); false by default.
    ///
    /// The network backends compress it: plugins, logs and stubs see it as it was declared. Long
    /// bodies, files and streams are compressed into a temporary file first, which has a length.
    /// Progress counts compressed bytes. An empty body, and one of a request with a
    /// `Content-Encoding` of its own, is sent as it is. Without zlib, as on Apple platforms, the
    /// request fails with ``RequestError/Reason/encoding``.
    public static var compressesBody: Key<Bool> { .init(false) }
}

extension Endpoint {
    /// Encodes the request, with its body compressed if that is wanted.
    func compressed() throws(NetError) -> EncodedRequest {
        let request = try encoded()
        guard self.compressesBody else { return request }
        do throws(RequestError) { return try request.compressed() } catch {
            throw .request(error.naming(description))
        }
    }
}

extension EncodedRequest {
    /// The longest body that is compressed at once, while the sender waits.
    private static let longest = 1_000_000

    fileprivate func compressed() throws(RequestError) -> EncodedRequest {
        guard let body, body.count != 0, headers["Content-Encoding"] == nil else { return self }
        guard Deflater.isAvailable
        else { throw RequestError(.encoding, wanted: "zlib, to compress the body", found: "none") }
        var request = self
        request.headers["Content-Encoding"] = "gzip"
        let stream = RequestBody.stream(BodySource(compressing: body.source))
        let isShort = body.data.map { $0.count <= Self.longest } ?? false
        request.body = isShort ? .data(try stream.collected(upTo: .max)) : stream
        return request
    }
}

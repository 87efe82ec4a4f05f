extension EncodedRequest {
    /// Returns the `Accept-Encoding` for this request, unless it has one itself.
    ///
    /// Nothing compressed is accepted without a library for it, and with a range, which would be a
    /// part of the compressed body (RFC 9110 §14.2).
    func acceptEncoding(_ available: [ContentCoding]) -> String? {
        guard headers["Accept-Encoding"] == nil else { return nil }
        guard !available.isEmpty, headers["Range"] == nil else { return "identity" }
        return available.map(\.rawValue).joined(separator: ", ")
    }

    /// Returns the request for a file. If its part may be resumed, the body must not be compressed,
    /// so that the bytes of the part are those that the server counts; unless the request has an
    /// `Accept-Encoding` itself.
    func storable(in destination: FileDestination) -> EncodedRequest {
        guard destination.keep != nil, method == .get, headers["Accept-Encoding"] == nil else {
            return self
        }
        var request = self
        request.headers["Accept-Encoding"] = "identity"
        return request
    }
}

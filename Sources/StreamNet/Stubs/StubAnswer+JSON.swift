extension StubAnswer {
    /// A value in the format of the request's bodies, usually JSON, encoded by
    /// ``Attributes/encoder`` when the attempt begins.
    ///
    /// ```swift
    /// stubs.on(.user("ann"), .json(User(name: "Ann")))
    /// ```
    ///
    /// A value that cannot be encoded fails the attempt with the encoder's error.
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - status: The status code.
    ///   - headers: The headers; the encoder sets `Content-Type` unless they do.
    public static func json(
        _ value: some Encodable & Sendable, status: Int = 200, headers: HTTPHeaders = [:]
    ) -> StubAnswer {
        StubAnswer { endpoint in
            var fields = headers
            if fields["Content-Type"] == nil {
                fields.add("Content-Type", endpoint.encoder.contentType)
            }
            let body = try endpoint.encoder.encode(value)
            return Response(status: status, headers: fields, body: body)
        }
    }
}

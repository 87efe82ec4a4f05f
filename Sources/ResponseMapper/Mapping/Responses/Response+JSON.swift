extension Response {
    /// Makes a response of JSON, as if a server had sent it: for `catch`, and for stubs.
    ///
    ///     .catch { _ in
    ///         let json = gank.wrapping(status: true, tip: "offline")
    ///         return .just(Response(json: json, envelope: gank))
    ///     }
    ///
    /// - Parameters:
    ///   - headers: The headers; the content type is `application/json` unless they set another.
    ///   - envelope: The envelope of the JSON; nil if the models are at its root.
    public init(
        status: Int = 200, headers: HTTPHeaders = [:], json: JSON, envelope: Envelope? = nil
    ) {
        var headers = headers
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        self.init(status: status, headers: headers, body: json.data)
        if let envelope { attributes = .envelope(envelope) }
    }
}

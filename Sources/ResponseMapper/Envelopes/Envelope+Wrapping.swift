import Foundation

extension Envelope {
    /// JSON as the server would have sent it: status, tip and model each at its path.
    ///
    ///     gank.wrapping(status: false, tip: "fine", model: [["title": "Keep it simple"]])
    ///
    /// A model that is absent, the default, is left out. The order is model, status, tip: of equal
    /// paths the last wins, and what would stand inside a text, a number or a boolean is left out.
    public func wrapping(status: JSON, tip: String = "", model: JSON = .absent) -> JSON {
        var json: JSON = [:]
        for (path, value) in [(self.model, model), (self.status, status), (self.tip, JSON(tip))]
        where value.exists {
            json[path: path] = value
        }
        return json
    }
}

extension Response {
    /// Makes a response of JSON, as if a server had sent it: for `catch`, and for stubs.
    ///
    ///     .catch { _ in
    ///         .just(Response(json: gank.wrapping(status: true, tip: "offline"), envelope: gank))
    ///     }
    ///
    /// - Parameters:
    ///   - headers: the content type is `application/json`, unless they say another.
    ///   - envelope: how the JSON is wrapped; nil where the models are at its root.
    public init(
        status: Int = 200, headers: HTTPHeaders = [:], json: JSON, envelope: Envelope? = nil
    ) {
        var headers = headers
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        self.init(status: status, headers: headers, body: json.data)
        if let envelope { attributes = .envelope(envelope) }
    }
}

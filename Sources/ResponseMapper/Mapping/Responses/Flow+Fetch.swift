extension ObservableType where Element == Response {
    /// The body of each response as text, or the string at a path in it; see the method on
    /// `Response`.
    public func mapString(at path: JSONPath? = nil) -> Flow<String, Count> {
        mapResponse { try $0.mapString(at: path) }
    }

    /// The whole body of each response as JSON; see the method on `Response`.
    public func mapJSON(at path: JSONPath = .root) -> Flow<JSON, Count> {
        mapResponse { try $0.mapJSON(at: path) }
    }

    /// The JSON of each response at the model path, or at `path`; see the method on `Response`.
    public func toJSON(at path: JSONPath? = nil) -> Flow<JSON, Count> {
        mapResponse { try $0.toJSON(at: path) }
    }

    /// A single value of each response as text; see the method on `Response`.
    public func fetchString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) -> Flow<String, Count> {
        let keys = keys.map(\.pathPart)
        return mapResponse { try $0.fetchString(path: path, keys: keys) }
    }

    /// The status of each response, at the status path of the envelope; see the method on
    /// `Response`.
    public func fetchStatusCode(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) -> Flow<String, Count> {
        let keys = keys.map(\.pathPart)
        return mapResponse { try $0.fetchStatusCode(path: path, keys: keys) }
    }

    /// A value of each response as indented JSON text; see the method on `Response`.
    public func fetchJSONString(
        path: JSONPath? = nil, keys: [any JSONPathPart] = []
    ) -> Flow<String, Count> {
        let keys = keys.map(\.pathPart)
        return mapResponse { try $0.fetchJSONString(path: path, keys: keys) }
    }
}

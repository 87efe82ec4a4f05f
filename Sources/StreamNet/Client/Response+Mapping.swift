extension Response {
    /// Makes something of the response; a failure to do so is told to the plugins of its request.
    ///
    /// For whatever maps responses: ``Plugin/didFailMapping(_:_:)`` of each plugin is called with
    /// what `map` throws, which is then thrown. A response that no provider sent has no plugins.
    /// A cache that keeps the response forgets it.
    public func mapping<Value>(_ map: (Response) throws -> Value) throws -> Value {
        do {
            return try map(self)
        } catch {
            forget()
            for plugin in endpoint?.plugins ?? [] { plugin.didFailMapping(self, error) }
            throw error
        }
    }
}

extension ObservableType where Element == Response {
    /// Makes something of each response; a failure is told to the plugins of the request.
    ///
    /// `map` for responses: the other ways to map a response are made of it. An error thrown by
    /// `transform` fails the stream.
    public func mapResponse<New: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> New
    ) -> Flow<New, Count> {
        map { try $0.mapping(transform) }
    }
}

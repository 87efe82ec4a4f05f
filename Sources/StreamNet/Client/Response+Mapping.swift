extension Response {
    /// Returns the result of `map` for this response; reports a failure to its plugins.
    ///
    /// For all functions that map responses: ``Plugin/didFail(_:at:of:)`` of each plugin is called
    /// with the error of `map`, which is then rethrown. The response is then removed from its
    /// cache; one that can be mapped is stored at once.
    public func mapping<Value>(_ map: (Response) throws -> Value) throws -> Value {
        do {
            let value = try map(self)
            endpoint?.mark("mapped", showing: Value.self)
            self.cacheWrite?.store()
            return value
        } catch {
            forget()
            endpoint?.mark("unmapped", "\(error)")
            endpoint?.reportFailure(error, at: .mapping(self))
            throw error
        }
    }
}

extension ObservableType where Element == Response {
    /// Transforms each response, as all operators do that map one. An error of `transform` is
    /// reported to the plugins of the request, and fails the stream.
    public func mapResponse<New: Sendable>(
        _ transform: @escaping @Sendable (Response) throws -> New
    ) -> Flow<New, Count> {
        let source = flow
        // `map`, but for the closure that it would put around this one.
        return Flow<New, Count> { sink in
            source.start(
                Sink(sink.lifetime) { response in sink.deliver(response, mappedBy: transform) })
        }
    }
}

extension Sink {
    /// Delivers the result of `map` for a response, or fails, which the plugins are notified of.
    func deliver(_ response: Response, mappedBy map: (Response) throws -> Element) {
        do { next(try response.mapping(map)) } catch { fail(error) }
    }
}

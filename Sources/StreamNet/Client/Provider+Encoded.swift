import Locks

extension Provider {
    /// Returns the URL, the headers and the body of `target`, as this provider would send them: for
    /// a link, a signature, or a client of your own. Nothing is sent.
    ///
    ///     let link = try github.encoded(.user("ann")).url
    ///
    /// The plugins prepare and encode the request. Interceptors are not called: a token of
    /// ``TokenRefresh`` is not in it, nor are the cookies that the backend adds. Throws
    /// ``NetError/request(_:)`` if the request cannot be made, or if a plugin's
    /// ``Plugin/preparation(of:)`` does not end at once, and the error of a plugin.
    /// - Parameter attributes: Those of this call only; they override all others.
    public func encoded(_ target: T, _ attributes: Attributes...) throws -> EncodedRequest {
        try chain.encoded({ try target.endpoint }, attributes)
    }
}

extension InterceptorChain {
    func encoded(
        _ declare: () throws -> Endpoint, _ call: [Attributes], _ defaults: Attributes = []
    ) throws -> EncodedRequest {
        let declared = try NetError.wrapping("a declared endpoint", nil, declare)
        var endpoint = endpoint(declared, call, defaults)
        for plugin in endpoint.plugins {
            endpoint = try NetError.wrapping("a prepared endpoint", endpoint) {
                let prepared = try plugin.prepare(endpoint)
                return try plugin.preparation(of: prepared)?.resultAtOnce(of: plugin) ?? prepared
            }
        }
        let reporting = AttemptReporting(backend: backend, plugins: plugins)
        return try reporting.encoded(endpoint).encoded()
    }
}

extension Flow<Endpoint, One> {
    fileprivate func resultAtOnce(of plugin: any Plugin) throws -> Endpoint {
        let result = Mutex<Result<Endpoint, any Error>?>(nil)
        let subscription = subscribe { outcome in result.withLock { $0 = outcome } }
        subscription.dispose()
        guard let result = result.withLock({ $0 }) else {
            throw RequestError(
                .encoding, wanted: "a preparation that ends at once",
                found: "one by \(type(of: plugin)) that waits")
        }
        return try result.get()
    }
}

extension NetError {
    /// Returns the result of `make`; its error, unless a `NetError`, becomes
    /// ``NetError/request(_:)``.
    /// - Parameter wanted: The result that was expected.
    static func wrapping<Made>(
        _ wanted: @autoclosure () -> String, _ endpoint: Endpoint?, _ make: () throws -> Made
    ) throws(NetError) -> Made {
        do {
            return try make()
        } catch let error as NetError {
            throw error
        } catch let failure as RequestError {
            guard failure.request == nil, let endpoint else { throw .request(failure) }
            throw .request(failure.naming(endpoint.title))
        } catch {
            throw .request(
                RequestError(
                    .intercepted, request: endpoint?.title, wanted: wanted(),
                    found: "\(error)", underlying: error))
        }
    }
}

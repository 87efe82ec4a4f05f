import StreamNet

extension Attributes {
    /// Makes actions fail with a ``Problem`` if the server refused the request and gave a reason.
    ///
    ///     static let attributes: Attributes = [.baseURL(shop), .problem(APIProblem.self)]
    ///
    /// Does for an action, an API or a provider what `mapProblem` does for one call. If several of
    /// them set it, the provider's is tried first and the call's last.
    /// - Parameter path: The path of the problem; by default the root, even if there is an
    ///   envelope.
    public static func problem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Attributes {
        .actionInterceptors([ProblemReader { Problem($0, as: type, at: path) }])
    }
}

/// Replaces an error with the problem that is read from its response, if there is one.
private struct ProblemReader: ActionInterceptor {
    let problem: @Sendable (any Error) -> (any Error)?

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> {
        next(call).catch { throw problem($0) ?? $0 }
    }
}

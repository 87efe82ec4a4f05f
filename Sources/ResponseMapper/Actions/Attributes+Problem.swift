import StreamNet

extension Attributes {
    /// Actions fail with a ``Problem``, as a type that reads itself, where the server refused them
    /// and said why.
    ///
    ///     static let attributes: Attributes = [.baseURL(shop), .problem(APIProblem.self)]
    ///
    /// What `mapProblem` does for one call, for an action, an API or a provider. Where several say
    /// so, the provider's is asked first, the call's last.
    /// - Parameter path: where the problem is; the root, also where there is an envelope.
    public static func problem<Model: Modelable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Attributes {
        .actionInterceptors([ProblemReader { Problem($0, as: type, at: path) }])
    }

    /// Actions fail with a ``Problem``, as a type that is decoded, by `.decoder`.
    ///
    /// As for a problem that reads itself.
    @_disfavoredOverload
    public static func problem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Attributes {
        .actionInterceptors([ProblemReader { Problem($0, as: type, at: path) }])
    }
}

/// Makes a problem of an error that is one.
private struct ProblemReader: ActionInterceptor {
    let problem: @Sendable (any Error) -> (any Error)?

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> {
        next(call).catch { throw problem($0) ?? $0 }
    }
}

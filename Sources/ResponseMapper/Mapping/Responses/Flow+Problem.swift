// What is both Modelable and Decodable reads itself, since the one for Decodable gives way.

extension ObservableType {
    /// Fails with a ``Problem``, as a type that reads itself, where the server refused the request
    /// and said why.
    ///
    ///     shop.rx(.order, .validation(.successCodes)).mapObject(Order.self, requiring: .success)
    ///         .mapProblem(APIProblem.self)
    ///
    /// It reads the response of `NetError.rejected` and of a business failure. Any other error, and
    /// a body that is no such problem, passes as it is.
    /// - Parameter path: where the problem is; the root, also where there is an envelope.
    public func mapProblem<Model: Modelable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Flow<Element, Count> {
        `catch` { throw Problem($0, as: type, at: path) ?? $0 }
    }

    /// Fails with a ``Problem``, as a type that is decoded, by `.decoder`.
    ///
    /// As for a problem that reads itself.
    @_disfavoredOverload
    public func mapProblem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Flow<Element, Count> {
        `catch` { throw Problem($0, as: type, at: path) ?? $0 }
    }

    /// Goes on with another stream where the server refused the request and said why, as a type
    /// that reads itself.
    ///
    ///     .catchProblem(as: APIProblem.self) { problem in .just(.empty(because: problem.model)) }
    ///
    /// Other errors pass, as with `mapProblem`.
    public func catchProblem<Model: Modelable>(
        as type: Model.Type, at path: JSONPath = .root,
        _ recover: @escaping @Sendable (Problem<Model>) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        recovering({ Problem($0, as: type, at: path) }, by: recover)
    }

    /// Goes on with another stream where the server refused the request and said why, as a type
    /// that is decoded, by `.decoder`.
    ///
    /// As for a problem that reads itself.
    @_disfavoredOverload
    public func catchProblem<Model: Decodable & Sendable>(
        as type: Model.Type, at path: JSONPath = .root,
        _ recover: @escaping @Sendable (Problem<Model>) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        recovering({ Problem($0, as: type, at: path) }, by: recover)
    }

    private func recovering<Model>(
        _ problem: @escaping @Sendable (any Error) -> Problem<Model>?,
        by recover: @escaping @Sendable (Problem<Model>) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        `catch` { error in
            guard let problem = problem(error) else { throw error }
            return try recover(problem)
        }
    }
}

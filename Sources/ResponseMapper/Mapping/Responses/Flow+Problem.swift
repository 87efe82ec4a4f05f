// For a type that is both Modelable and Decodable, the overload for Modelable is chosen.

extension ObservableType {
    /// Fails with a ``Problem`` of a ``Modelable`` type if the server refused the request and gave
    /// a reason.
    ///
    ///     shop.rx(.order, .validation(.successCodes))
    ///         .mapObject(Order.self, requiring: .success)
    ///         .mapProblem(APIProblem.self)
    ///
    /// The problem is read from the response of `NetError.rejected` or of a business failure. Any
    /// other error is passed on unchanged, and so is one whose body is no such problem.
    /// - Parameter path: The path of the problem; by default the root, even if there is an
    ///   envelope.
    public func mapProblem<Model: Modelable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Flow<Element, Count> {
        `catch` { throw Problem($0, as: type, at: path) ?? $0 }
    }

    /// Fails with a ``Problem`` of a `Decodable` type, decoded by `.decoder`.
    ///
    /// Otherwise the same as for a ``Modelable`` type.
    @_disfavoredOverload
    public func mapProblem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Flow<Element, Count> {
        `catch` { throw Problem($0, as: type, at: path) ?? $0 }
    }

    /// Continues with another stream if the server refused the request and gave a reason, read as a
    /// ``Modelable`` type.
    ///
    ///     .catchProblem(as: APIProblem.self) { problem in
    ///         .just(.empty(because: problem.model))
    ///     }
    ///
    /// Other errors are passed on, as by `mapProblem`.
    public func catchProblem<Model: Modelable>(
        as type: Model.Type, at path: JSONPath = .root,
        _ recover: @escaping @Sendable (Problem<Model>) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        recovering({ Problem($0, as: type, at: path) }, by: recover)
    }

    /// Continues with another stream if the server refused the request and gave a reason, read as a
    /// `Decodable` type by `.decoder`.
    ///
    /// Otherwise the same as for a ``Modelable`` type.
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

import StreamNet

// For a type that is both Modelable and Decodable, these declarations are used: the ones for
// Decodable are disfavored.

extension Reactive {
    /// Returns the events of `target`, each read from its data as a ``Modelable`` type.
    ///
    /// Otherwise the same as for a `Decodable` type.
    public func events<T, Model: Modelable>(
        _ target: T, as type: Model.Type, until mark: EndMark? = nil, _ attributes: Attributes...
    ) -> Observable<Model> where Base == Provider<T> {
        events({ try target.endpoint }, by: .model, until: mark, attributes)
    }

    /// Returns such models for a target of another type, sent by this provider.
    public func events<T, Other: Target, Model: Modelable>(
        _ target: Other, as type: Model.Type, until mark: EndMark? = nil,
        _ attributes: Attributes...
    ) -> Observable<Model> where Base == Provider<T> {
        events({ try target.endpoint }, by: .model, until: mark, attributes)
    }

    /// Returns the records of `target`, each read as a ``Modelable`` type.
    ///
    /// Otherwise the same as for a `Decodable` type.
    public func records<T, Model: Modelable>(
        _ target: T, as type: Model.Type, _ attributes: Attributes...
    ) -> Observable<Model> where Base == Provider<T> {
        records({ try target.endpoint }, by: .model, attributes)
    }

    /// Returns such models for a target of another type, sent by this provider.
    public func records<T, Other: Target, Model: Modelable>(
        _ target: Other, as type: Model.Type, _ attributes: Attributes...
    ) -> Observable<Model> where Base == Provider<T> {
        records({ try target.endpoint }, by: .model, attributes)
    }
}

extension EventCases {
    /// Returns the table with events of one name, read as a ``Modelable`` type; in place of an
    /// earlier type for that name.
    public func on<Model: Modelable>(
        _ name: String, _ make: @escaping @Sendable (Model) throws -> Value
    ) -> EventCases {
        on(name, by: .model, make)
    }
}

/// The directions in which models and scalars go.
struct Usage {
    struct Types {
        fileprivate(set) var models: Set<Model.ID> = []
        fileprivate(set) var scalars: Set<String> = []
    }

    private(set) var encoded = Types()
    private(set) var decoded = Types()

    init() {}

    /// Follows the inputs and the outputs of all rows.
    init(_ rows: [Row], _ models: Models) {
        for row in rows {
            if let type = row.input.type { Self.follow(type, models, &encoded) }
            for type in [row.output.type, row.output.problem].compactMap({ $0 }) {
                Self.follow(type, models, &decoded)
            }
        }
    }

    private static func follow(_ type: ValueType, _ models: Models, _ types: inout Types) {
        if let scalar = type.scalar { types.scalars.insert(scalar) }
        guard let id = type.model, types.models.insert(id).inserted else { return }
        for inner in models[id].inner { follow(inner, models, &types) }
    }
}

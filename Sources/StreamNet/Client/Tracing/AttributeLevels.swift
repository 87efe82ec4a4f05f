/// The levels from which a request has its attributes, for its trace: names only, as values may be
/// secret, or refer to the trace.
struct AttributeLevels: Sendable, CustomStringConvertible {
    private let list: [(name: StaticString, level: StaticString)]

    init(
        merged attributes: Attributes, requested: Attributes, declared endpoint: Endpoint,
        provider own: Attributes, defaults: Attributes
    ) {
        let action = endpoint.action
        let declared = action?.declared ?? endpoint.attributes
        func level(_ key: Attributes.Identity) -> StaticString {
            // A value is the same object wherever it is merged, unless it is combined.
            guard let value = requested.box(under: key) else {
                let value = attributes.box(under: key)
                if own.box(under: key) === value { return "provider" }
                return defaults.box(under: key) === value ? "default" : "plugin"
            }
            if declared.box(under: key) !== value { return "call" }
            guard let action else { return "target" }
            return action.table?.attributes.box(under: key) === value ? "API" : "action"
        }
        list = attributes.identities.filter { $0 != Attributes.tracing.identity }
            .map { ($0.name, level($0)) }
    }

    var isEmpty: Bool { list.isEmpty }
    var description: String { list.map { "\($0) (\($1))" }.joined(separator: ", ") }
}

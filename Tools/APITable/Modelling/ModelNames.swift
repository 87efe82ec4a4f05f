/// The names of all types and operations of a description, the same for a table of a part of it.
struct ModelNames {
    private var scope = NameScope.types
    private var components: [JSONPointer: String] = [:]
    private var models: [Model.ID: String] = [:]
    /// The names of operations, and those of their inputs.
    private(set) var operations: [JSONPointer: String] = [:]
    private(set) var inputs: [JSONPointer: String] = [:]

    /// Names the schemas, then the operations and their inputs.
    init(
        _ schemas: [(pointer: JSONPointer, isEnum: Bool)], _ operations: [DescribedOperation],
        _ options: TableOptions
    ) {
        _ = scope.take(options.name)
        // Names that the user gives come first, and others make way for them.
        for (pointer, _) in schemas {
            components[pointer] = options.renames["\(pointer)"].map { scope.take($0) }
        }
        for (pointer, isEnum) in schemas where components[pointer] == nil {
            components[pointer] = name(of: pointer.name, isEnum: isEnum)
        }
        var members = NameScope.actions
        for operation in operations {
            let (pointer, identifier) = (operation.pointer, operation.identifier)
            let given = options.renames[identifier] ?? options.renames["\(pointer)"]
            let name = members.take(given ?? SwiftName.member(identifier))
            self.operations[pointer] = name
            inputs[pointer] = scope.take(SwiftName.type(name), SwiftName.type(name) + "Input")
        }
    }

    /// The shortest end of a dotted name that is free: `Call` of `api.v2010.account.call`.
    private mutating func name(of key: String, isEnum: Bool) -> String {
        let parts = key.split(separator: ".").map { part -> [String] in
            // `call_enum_call_status` is the status of a call.
            let words = SwiftName.words(String(part)).filter { !isEnum || $0 != "enum" }
            return words.indices.filter { $0 == 0 || words[$0 - 1] != words[$0] }.map { words[$0] }
        }
        let names = (1...max(parts.count, 1)).map { count in
            SwiftName.type(parts.suffix(count).joined().joined(separator: " "))
        }
        return scope.take(names + [names[0] + "Model"])
    }

    /// Names the models that schemas have no names for.
    mutating func name(_ models: Models) {
        var pages: [(id: Model.ID, element: Model.ID)] = []
        for (index, model) in models.all.enumerated() {
            let id = Model.ID(index: index)
            switch model.origin {
            case .component(let pointer):
                self.models[id] = components[pointer] ?? scope.take(SwiftName.type(pointer.name))
            // The names of inputs are taken.
            case .named(let name) where model.input != nil: self.models[id] = name
            case .page(let element): pages.append((id, element))
            case .named(let name): self.models[id] = scope.take(SwiftName.type(name))
            case .part(let owner, let name):
                let long = SwiftName.type("\(self.name(of: owner)) \(name)")
                let short = SwiftName.type(name)
                self.models[id] =
                    model.owners.count > 1
                    ? scope.take(short, short + "Value", long) : scope.take(long)
            }
        }
        for (id, element) in pages { self.models[id] = scope.take(self[element] + "Page") }
    }

    private func name(of owner: Model.Owner) -> String {
        switch owner {
        case .model(let id): models[id] ?? ""
        case .named(let name): name
        }
    }

    subscript(id: Model.ID) -> String { models[id] ?? "" }

    /// The name of a type in Swift.
    func text(_ type: ValueType) -> String {
        switch type {
        case .scalar(let name): name
        case .model(let id): self[id]
        case .list(let element): "[\(text(element))]"
        case .map(let value): "[String: \(text(value))]"
        case .optional(let value): "\(text(value))?"
        }
    }
}

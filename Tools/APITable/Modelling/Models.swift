import ResponseMapper

/// Makes types of schemas, each once.
final class Models {
    let description: Description
    let findings: Findings
    private(set) var all: [Model] = []
    private var schemas: [String: Schema] = [:]
    private var ofReferences: [JSONPointer: ValueType] = [:]
    private var ofShapes: [String: Model.ID] = [:]
    private var open: Set<JSONPointer> = []
    /// True if dates are spelled as in mails.
    private(set) var hasDatesInWords = false

    init(_ description: Description, _ findings: Findings) {
        (self.description, self.findings) = (description, findings)
    }

    subscript(id: Model.ID) -> Model {
        get { all[id.index] }
        set { all[id.index] = newValue }
    }

    /// Returns the type of a schema that is a part of `owner`, under `name`.
    func type(of schema: Schema, in owner: Model.Owner, _ name: String) throws -> ValueType {
        if let reference = schema.reference {
            return try type(at: reference, from: schema.pointer, in: owner, name)
        }
        if let part = only(partOf: schema) { return try type(of: part, in: owner, name) }
        let title = schema.title.flatMap { $0.contains(" ") ? nil : $0 }
        // A format is the better name for values that stand in many places.
        let part = schema.values.isEmpty ? name : schema.format ?? name
        return try type(of: schema, title.map { Model.Origin.named($0) } ?? .part(of: owner, part))
    }

    private func type(
        at reference: String, from pointer: JSONPointer, in owner: Model.Owner, _ name: String
    ) throws -> ValueType {
        guard let target = JSONPointer(reference: reference) else {
            findings.note("a reference to another file, read as any JSON", at: pointer)
            return .json
        }
        if let type = ofReferences[target] { return type }
        let schema = try self.schema(at: reference, from: pointer)
        guard open.insert(target).inserted else {
            // Another name of a model that is being made.
            let other = (only(partOf: schema) ?? schema).reference.flatMap(JSONPointer.init)
            if let type = other.flatMap({ ofReferences[$0] }) { return type }
            findings.note("a type that is nothing but itself, read as any JSON", at: target)
            return .json
        }
        defer { open.remove(target) }
        let made: ValueType
        if schema.reference != nil || only(partOf: schema) != nil {
            made = try type(of: schema, in: owner, name)
        } else {
            let isNamed = "\(target)".hasPrefix("#/components/schemas/")
            let origin = isNamed ? Model.Origin.component(target) : .part(of: owner, target.name)
            made = try type(of: schema, origin) { self.ofReferences[target] = .model($0) }
        }
        ofReferences[target] = made
        return made
    }

    /// Returns the schema that a reference leads to, decoded once.
    func schema(at reference: String, from pointer: JSONPointer) throws -> Schema {
        if let known = schemas[reference] { return known }
        let schema: Schema = try description.value(at: reference, from: pointer)
        schemas[reference] = schema
        return schema
    }

    /// Returns the schema that another is nothing but a wrapper of, as for `nullable` beside it.
    func only(partOf schema: Schema) -> Schema? {
        // A part that only has rules, or a comment, adds nothing.
        let parts = schema.allOf.filter { !$0.isAny || !$0.required.isEmpty } + schema.oneOf
        let isWrapper = schema.properties.list.isEmpty && schema.values.isEmpty
        return parts.count == 1 && isWrapper ? parts[0] : nil
    }

    private func type(
        of schema: Schema, _ origin: Model.Origin, _ register: (Model.ID) -> Void = { _ in }
    ) throws -> ValueType {
        note(schema)
        if !schema.values.isEmpty { return try values(schema, origin) }
        if let known = try openText(schema) {
            return try make(schema, origin) { _ in .values(raw: "String", known) }
        }
        if !schema.oneOf.isEmpty || schema.types.count > 1 {
            return try make(schema, origin, register) {
                .choice(try self.choice(schema, in: .model($0)))
            }
        }
        let merged = try merge(schema)
        if !merged.properties.isEmpty {
            return try make(schema, origin, register) {
                .object(try self.properties(of: merged, in: .model($0)))
            }
        }
        if schema.types.isEmpty, let part = schema.allOf.first(where: { !$0.isAny }) {
            findings.note("allOf of values, of which the first is read", at: schema.pointer)
            let (owner, name) = place(of: origin)
            return try self.type(of: part, in: owner, name)
        }
        let type = schema.types.first
        if type == "array" || schema.items != nil {
            return .list(try schema.items.map { try element(of: $0, in: origin) } ?? .json)
        }
        if let additional = schema.additional, !additional.isAny {
            return .map(try element(of: additional, in: origin))
        }
        if type == "object" || schema.additional != nil { return .map(.json) }
        // A format alone is that of a text.
        let text = schema.format == nil ? nil : "string"
        return (type ?? text).flatMap { Scalars.type($0, format: schema.format) } ?? .json
    }

    /// The type of an element, which may be null.
    private func element(of schema: Schema, in origin: Model.Origin) throws -> ValueType {
        let (owner, name) = place(of: origin)
        let value = try type(of: schema, in: owner, name)
        return try value != .json && isNullable(schema) ? .optional(value) : value
    }

    /// Returns the owner of a part of a type without a name of its own, such as an array.
    private func place(of origin: Model.Origin) -> (owner: Model.Owner, name: String) {
        switch origin {
        case .component(let pointer): (.named(pointer.name), "item")
        case .named(let name): (.named(name), name)
        case .part(let owner, let name): (owner, name)
        case .page(let element): (.model(element), "item")
        }
    }

    /// Makes a model, which may contain itself.
    func make(
        _ schema: Schema, _ origin: Model.Origin, _ register: (Model.ID) -> Void = { _ in },
        _ kind: (Model.ID) throws -> Model.Kind
    ) throws -> ValueType {
        let id = Model.ID(index: all.count)
        var model = Model(origin: origin, kind: .unfinished)
        (model.summary, model.isDeprecated) = (schema.summary, schema.isDeprecated)
        model.owners = [place(of: origin).owner]
        all.append(model)
        register(id)
        let made = try kind(id)
        self[id].kind = made
        // One that looks like another, unless models of its own have been made since.
        guard id.index == all.count - 1, let same = shared(id) else { return .model(id) }
        all.removeLast()
        return .model(same)
    }

    /// The other part with the same name that looks the same; nil for the first one.
    private func shared(_ id: Model.ID) -> Model.ID? {
        if case .component = self[id].origin { return nil }
        let shape = "\(place(of: self[id].origin).name) \(self[id].shape)"
        guard let same = ofShapes[shape] else {
            ofShapes[shape] = id
            return nil
        }
        self[same].owners.formUnion(self[id].owners)
        return same
    }

    /// Adds the input of an action.
    func addInput(_ properties: [Property], named name: String) -> Model.ID {
        all.append(Model(origin: .named(name), kind: .object(properties), input: Model.Input()))
        return Model.ID(index: all.count - 1)
    }

    private func note(_ schema: Schema) {
        for rule in schema.constraints {
            findings.note("\(rule), which the server checks", at: schema.pointer)
        }
        if let format = schema.format, schema.values.isEmpty,
            Scalars.isLost(format, of: schema.types.first ?? "")
        {
            findings.note("the format \(format), taken as text", at: schema.pointer)
        }
        if let format = schema.format, Scalars.dateFormatsInWords.contains(format) {
            hasDatesInWords = true
        }
        if schema.discriminator != nil, schema.oneOf.isEmpty {
            findings.note(
                "a discriminator without oneOf: subtypes are not told apart", at: schema.pointer)
        }
        if let additional = schema.additional, !additional.isAny, !schema.properties.list.isEmpty {
            findings.note("additionalProperties beside properties, not read", at: schema.pointer)
        }
    }
}

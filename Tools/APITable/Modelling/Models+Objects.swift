extension Models {
    /// The properties of an object, with those of all parts of an `allOf`.
    struct Merged {
        var properties: [(name: String, value: Schema)] = []
        var required: Set<String> = []
    }

    /// Returns the properties of a schema, in order; of a name in several parts, the last one.
    func merge(_ schema: Schema) throws -> Merged {
        var merged = Merged()
        try merge(schema, into: &merged, [])
        return merged
    }

    private func merge(
        _ schema: Schema, into merged: inout Merged, _ inner: Set<JSONPointer>
    ) throws {
        if let reference = schema.reference {
            let target = try self.schema(at: reference, from: schema.pointer)
            // A part that contains itself adds nothing.
            guard !inner.contains(target.pointer) else { return }
            return try merge(target, into: &merged, inner.union([target.pointer]))
        }
        for part in schema.allOf { try merge(part, into: &merged, inner) }
        if !schema.oneOf.isEmpty {
            findings.note("oneOf or anyOf within allOf, not read", at: schema.pointer)
        }
        for (name, value) in schema.properties.list {
            if let index = merged.properties.firstIndex(where: { $0.name == name }) {
                // A part that only narrows a property adds nothing to its type.
                if !value.isAny { merged.properties[index].value = value }
            } else {
                merged.properties.append((name, value))
            }
        }
        merged.required.formUnion(schema.required)
    }

    /// Returns the object that a schema is, through references; nil for anything else.
    func object(_ schema: Schema) throws -> Merged? {
        guard schema.oneOf.isEmpty, schema.values.isEmpty else { return nil }
        if let reference = schema.reference {
            return try object(self.schema(at: reference, from: schema.pointer))
        }
        let merged = try merge(schema)
        let isObject = !merged.properties.isEmpty || schema.types.first == "object"
        return isObject ? merged : nil
    }

    func properties(of object: Merged, in owner: Model.Owner) throws -> [Property] {
        var scope = NameScope(taken: ["hash", "hashValue"])
        return try object.properties.map { name, schema -> Property in
            let type = try self.type(of: schema, in: owner, name)
            let isDecimal = type == .text && schema.format == "decimal"
            return Property(
                key: name, name: scope.take(SwiftName.member(name)),
                type: isDecimal ? .scalar("Decimal") : type,
                isRequired: object.required.contains(name), isNullable: try isNullable(schema),
                isReadOnly: schema.isReadOnly, isWriteOnly: schema.isWriteOnly,
                isDeprecated: schema.isDeprecated, summary: schema.summary,
                wrapper: isDecimal ? "LosslessScalar" : nil)
        }
    }

    /// True for a model or a map with members, as opposed to one text or number.
    func isObject(_ type: ValueType) -> Bool {
        switch type {
        case .scalar: false
        case .map: true
        case .list(let element), .optional(let element): isObject(element)
        case .model(let id): if case .values = self[id].kind { false } else { true }
        }
    }

    /// True for a schema that null satisfies, itself or what it refers to.
    func isNullable(_ schema: Schema, _ seen: Set<String> = []) throws -> Bool {
        if schema.isNullable { return true }
        if let part = only(partOf: schema) { return try isNullable(part, seen) }
        guard let reference = schema.reference, reference.hasPrefix("#"), !seen.contains(reference)
        else { return false }
        let target = try self.schema(at: reference, from: schema.pointer)
        return try isNullable(target, seen.union([reference]))
    }
}

import ResponseMapper

extension Models {
    /// The known values of a text or a number, of which a server may have others.
    func values(_ schema: Schema, _ origin: Model.Origin) throws -> ValueType {
        let types: KeyValuePairs<String, (JSON) -> Bool> = [
            "String": { $0.string != nil }, "Int": { $0.int != nil },
            "Double": { $0.double != nil }, "Bool": { $0.bool != nil },
        ]
        guard let raw = types.first(where: { schema.values.allSatisfy($0.value) })?.key else {
            findings.note("an enum of several types, read as any JSON", at: schema.pointer)
            return .json
        }
        // One value is no choice, and needs no type.
        let isPart = if case .part = origin { true } else { false }
        if raw == "Bool" || isPart && schema.values.count == 1 { return .scalar(raw) }
        return try make(schema, origin) { _ in .values(raw: raw, known(schema.values)) }
    }

    private func known(_ values: [JSON]) -> [Model.Value] {
        var scope = NameScope(taken: ["rawValue", "hash", "hashValue", "encode"])
        var seen: Set<String> = []
        return values.filter { seen.insert($0.stringValue).inserted }.map { value in
            let text = value.stringValue
            let number = text.replacing("-", with: "minus ").replacing(".", with: " point ")
            let name = text.isEmpty ? "empty" : value.string ?? "value \(number)"
            return Model.Value(
                name: scope.take(SwiftName.member(name)),
                literal: value.string.map { Source.literal($0) } ?? text)
        }
    }

    /// Returns the known values of a choice of texts only: `anyOf: [{type: string}, {enum: […]}]`.
    func openText(_ schema: Schema) throws -> [Model.Value]? {
        guard !schema.oneOf.isEmpty, schema.properties.list.isEmpty else { return nil }
        let options = try schema.oneOf.map { option -> Schema in
            try option.reference.map { try self.schema(at: $0, from: option.pointer) } ?? option
        }
        let isText = options.allSatisfy { option in
            option.types.first ?? "string" == "string" && option.oneOf.isEmpty && !option.isAny
                && option.values.allSatisfy { $0.string != nil } && option.allOf.isEmpty
                && option.properties.list.isEmpty && option.format == nil
        }
        let values = options.flatMap(\.values)
        return isText && !values.isEmpty ? known(values) : nil
    }

    /// The cases of a choice.
    func choice(_ schema: Schema, in owner: Model.Owner) throws -> Model.Choice {
        if schema.oneOf.isEmpty {
            // Several types, as 3.1 has them.
            let types = schema.types.map { type in
                let list = type == "array" ? ValueType.list(.json) : .map(.json)
                return Scalars.type(type, format: schema.format) ?? list
            }
            return Model.Choice(cases: types.map { ($0, []) }, tag: nil)
        }
        if !schema.properties.list.isEmpty {
            findings.note("properties beside oneOf or anyOf, not read", at: schema.pointer)
        }
        let tag = schema.discriminator
        var cases: [(type: ValueType, tags: [String])] = []
        for (index, option) in schema.oneOf.enumerated() {
            let name = option.title ?? "option \(index + 1)"
            let type = try self.type(of: option, in: owner, name)
            let tags = tag.map { self.tags(of: option, $0) } ?? []
            // Without a tag, a second option of the same type is never met.
            if tag == nil, cases.contains(where: { $0.type == type }) { continue }
            cases.append((type, tags))
        }
        let isTagged = cases.allSatisfy { !$0.tags.isEmpty }
        if tag != nil, !isTagged {
            findings.note("a discriminator of options without names, not used", at: schema.pointer)
        }
        return Model.Choice(cases: cases, tag: isTagged ? tag?.propertyName : nil)
    }

    /// The names of an option: those that are mapped to it, or else that of its schema.
    private func tags(of option: Schema, _ tag: Schema.Discriminator) -> [String] {
        guard let reference = option.reference else { return [] }
        let name = JSONPointer(reference: reference)?.name ?? reference
        let mapped = (tag.mapping?.list ?? []).filter { $0.value == reference || $0.value == name }
        return mapped.isEmpty ? [name] : mapped.map(\.name)
    }
}

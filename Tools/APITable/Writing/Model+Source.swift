/// Writes models as types.
struct ModelWriter {
    let names: ModelNames
    let usage: Usage
    let models: Models

    func write(_ id: Model.ID, to source: inout Source) {
        let model = models[id]
        source.space()
        source.document(model.summary)
        // Not as an attribute, of which the table itself would be warned.
        if model.isDeprecated { source.add("/// - Warning: Deprecated.") }
        switch model.kind {
        case .object(let properties): write(id, properties, model.input, to: &source)
        case .values(let raw, let values): write(id, raw, values, to: &source)
        case .choice(let choice): write(id, choice, to: &source)
        case .unfinished: break
        }
    }

    private func write(
        _ id: Model.ID, _ properties: [Property], _ input: Model.Input?,
        to source: inout Source
    ) {
        let codings = input.map { $0.isEncoded ? "Encodable, " : "" } ?? coding(of: id)
        source.block("struct \(names[id]): \(codings)Sendable {") { source in
            for property in properties {
                write(property, of: id, isInput: input != nil, to: &source)
            }
            if !codings.isEmpty { writeKeys(of: properties, to: &source) }
            if input?.isMultipart == true { writeMultipart(properties, to: &source) }
        }
    }

    private func write(
        _ declared: Property, of id: Model.ID, isInput: Bool, to source: inout Source
    ) {
        var property = declared
        source.document(property.summary)
        if property.isDeprecated, property.place != .path {
            source.add("@available(*, deprecated)")
        }
        let isEncoded = isInput || usage.encoded.models.contains(id)
        let isDecoded = usage.decoded.models.contains(id)
        // A decimal in quotes is sent as text, as it was received.
        if isEncoded, property.wrapper == "LosslessScalar" {
            (property.type, property.wrapper) = (.text, nil)
        }
        let mayLack =
            !property.isRequired || property.isReadOnly && isEncoded
            || property.isWriteOnly && isDecoded
        var type = names.text(property.type)
        // Of a value that is only sent, null and nothing are told apart.
        let hasNull = property.isNullable && isEncoded && property.place == .field
        let isIndirect = property.wrapper == Models.wrapper
        if mayLack || property.isNullable || isIndirect { type += "?" }
        if mayLack && hasNull && !isDecoded && property.wrapper == nil { type += "?" }
        let wrapper = property.wrapper ?? (hasNull && !mayLack ? "NullIfNil" : nil)
        let word = isEncoded || wrapper != nil ? "var" : "let"
        let head = wrapper.map { "@\($0) " } ?? ""
        source.add("\(head)\(word) \(SwiftName.quoted(property.name)): \(type)")
    }

    /// The names in JSON, if they differ from those of the properties.
    private func writeKeys(of properties: [Property], to source: inout Source) {
        let keys = Set(properties.filter { $0.place != .path }.map(\.key))
        // A property of the path is left out by its own name, unless another one has that.
        let encoded = properties.filter {
            $0.place != .body && ($0.place != .path || !keys.contains($0.name))
        }
        let isRenamed = { (property: Property) in
            property.place != .path && property.key != property.name
        }
        guard encoded.count < properties.count || encoded.contains(where: isRenamed) else { return }
        source.space()
        source.block("enum CodingKeys: String, CodingKey {") { source in
            var plain: [String] = []
            for property in encoded {
                let name = SwiftName.quoted(property.name)
                if !isRenamed(property) {
                    plain.append(name)
                    continue
                }
                source.wrap(plain, after: "case", ",")
                plain = []
                source.add("case \(name) = \(Source.literal(property.key))")
            }
            source.wrap(plain, after: "case", ",")
        }
    }

    /// The parts of a form with files.
    private func writeMultipart(_ properties: [Property], to source: inout Source) {
        source.space()
        source.block("var multipart: Multipart {") { source in
            source.add("var parts: [Multipart.Part] = []")
            for property in properties where property.place == .field {
                let key = Source.literal(property.key)
                let name = SwiftName.quoted(property.name)
                switch property.type {
                case .data where property.isRequired:
                    source.add("parts.append(.data(\(key), \(name), filename: \(key)))")
                case .data:
                    let part = ".data(\(key), \(name), filename: \(key))"
                    source.add("if let \(name) { parts.append(\(part)) }")
                case .list(.data):
                    let list = property.isRequired ? name : "(\(name) ?? [])"
                    source.add("parts += \(list).map { .data(\(key), $0, filename: \(key)) }")
                default: source.add("parts.append(.fields([\(key): \(name)]))")
                }
            }
            source.add("return Multipart(parts)")
        }
    }

    /// Text or numbers, of which those that are not known are kept.
    private func write(
        _ id: Model.ID, _ raw: String, _ values: [Model.Value], to source: inout Source
    ) {
        let head = "struct \(names[id]):"
        let traits = "RawRepresentable, Codable, Hashable, Sendable"
        let isLong = !source.fits("\(head) \(traits) {")
        source.block(isLong ? "\(head)\n    \(traits)\n{" : "\(head) \(traits) {") {
            source in
            source.add("let rawValue: \(raw)")
            source.space()
            for value in values {
                let name = SwiftName.quoted(value.name)
                source.call("static let \(name) = Self", ["rawValue: \(value.literal)"])
            }
        }
    }

    func coding(of id: Model.ID) -> String {
        if !usage.encoded.models.contains(id) { return "Decodable, " }
        return usage.decoded.models.contains(id) ? "Codable, " : "Encodable, "
    }
}

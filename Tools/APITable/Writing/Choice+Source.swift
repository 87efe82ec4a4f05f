extension ModelWriter {
    /// Writes a choice as an enum with payloads; one that is not known is kept as JSON.
    func write(_ id: Model.ID, _ choice: Model.Choice, to source: inout Source) {
        var scope = NameScope(taken: ["unknown"])
        let cases = choice.cases.map { (name: scope.take(name(of: $0.type)), option: $0) }
        let head = choice.isIndirect ? "indirect enum" : "enum"
        source.block("\(head) \(names[id]): \(coding(of: id))Sendable {") { source in
            for (name, option) in cases {
                source.add("case \(SwiftName.quoted(name))(\(names.text(option.type)))")
            }
            source.add("/// Another value than the description has.\ncase unknown(JSON)")
            if usage.decoded.models.contains(id) || !usage.encoded.models.contains(id) {
                source.space()
                source.block("init(from decoder: any Decoder) throws {") { source in
                    if let tag = choice.tag {
                        writeTagged(tag, cases, to: &source)
                    } else {
                        writeTrying(cases, to: &source)
                    }
                }
            }
            if usage.encoded.models.contains(id) { writeEncoding(cases, to: &source) }
        }
    }

    private typealias Cases = [(name: String, option: (type: ValueType, tags: [String]))]

    private func writeTagged(_ tag: String, _ cases: Cases, to source: inout Source) {
        source.add("self = try decoder.oneOf(\n    by: .inside(\(Source.literal(tag))),\n    [")
        for (name, option) in cases {
            let model = ".\(SwiftName.quoted(name))(try \(names.text(option.type))(from: $0))"
            for tag in option.tags {
                source.add("        \(Source.literal(tag)): { \(model) },")
            }
        }
        source.add("    ], else: { .unknown(try JSON(from: $0)) })")
    }

    private func writeTrying(_ cases: Cases, to source: inout Source) {
        // Those that fit least first: a model without required properties fits any object.
        let ranks = cases.map { rank($0.option.type) }
        let order = cases.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        for (index, place) in order.enumerated() {
            let (name, option) = cases[place]
            // A scalar is decoded by the strategies of the decoder, as for dates.
            let (type, isScalar) = (names.text(option.type), option.type.scalar != nil)
            let call =
                isScalar
                ? "decoder.singleValueContainer().decode(\(type).self)" : "\(type)(from: decoder)"
            let condition = "let value = try? \(call)"
            let head = "\(index == 0 ? "" : "} else ")if \(condition) {"
            source.add("\(head)\n    self = .\(SwiftName.quoted(name))(value)")
        }
        source.add("} else {\n    self = .unknown(try JSON(from: decoder))\n}")
    }

    private func writeEncoding(_ cases: Cases, to source: inout Source) {
        source.space()
        source.block("func encode(to encoder: any Encoder) throws {") { source in
            source.add("switch self {")
            for name in cases.map(\.name) + ["unknown"] {
                source.add(
                    "case .\(SwiftName.quoted(name))(let value): try value.encode(to: encoder)")
            }
            source.add("}")
        }
    }

    /// The higher, the more values a type reads.
    private func rank(_ type: ValueType) -> Int {
        switch type {
        case .scalar(let name):
            ["Bool": 0, "Int": 1, "Double": 2, "String": 2_000, "JSON": 3_000][name] ?? 3
        case .model(let id):
            if case .object(let properties) = models[id].kind {
                1_000 - properties.count { $0.isRequired }
            } else {
                1_000
            }
        case .list, .optional: 1_001
        case .map: 1_002
        }
    }

    private func name(of type: ValueType) -> String {
        switch type {
        case .scalar, .model: SwiftName.member(names.text(type))
        case .optional(let value): name(of: value)
        case .list(let element): name(of: element) + "s"
        case .map(let value): name(of: value) + "Map"
        }
    }
}

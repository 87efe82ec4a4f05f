import ResponseMapper

/// A schema of OpenAPI 3.0 or of JSON Schema, as 3.1 has it. A class, since schemas nest.
final class Schema: Decodable, Sendable {
    let pointer: JSONPointer
    let reference, title, summary, format: String?
    let types: [String]
    let isNullable, isDeprecated, isReadOnly, isWriteOnly: Bool
    /// The values of an `enum` or a `const`; null is left out, and makes it nullable.
    let values: [JSON]
    let properties: Members<Schema>
    let required: Set<String>
    let items: Schema?
    /// The schema of the other members of an object; nil if there is none.
    let additional: Schema?
    let allOf, oneOf: [Schema]
    let discriminator: Discriminator?
    /// Rules for values, which types do not express.
    let constraints: [String]

    /// The member of a choice's objects that tells which of them it is.
    struct Discriminator: Decodable, Sendable {
        let propertyName: String
        let mapping: Members<String>?
    }

    private enum CodingKeys: String, CodingKey {
        case reference = "$ref"
        case title, description, type, format, nullable, deprecated, readOnly, writeOnly
        case values = "enum"
        case const, properties, required, items, additionalProperties
        case allOf, oneOf, anyOf, discriminator, contentEncoding, contentMediaType
    }

    private static let rules: Set = [
        "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength",
        "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties",
        "maxProperties", "not", "prefixItems", "patternProperties",
    ]

    init(from decoder: any Decoder) throws {
        pointer = JSONPointer(decoder)
        // `true` and `{}` are any value.
        let object = try? decoder.container(keyedBy: CodingKeys.self)
        if object == nil { _ = try decoder.singleValueContainer().decode(Bool.self) }
        func value<Value: Decodable>(
            _ key: CodingKeys, as type: Value.Type = Value.self
        ) throws -> Value? { try object?.decodeIfPresent(type, forKey: key) }

        reference = try value(.reference)
        (title, summary) = try (value(.title), value(.description))
        // `"string"`, or `["string", "null"]`.
        let only = try? value(.type, as: String.self)
        let named = try only.map { [$0] } ?? value(.type) ?? []
        let anyOf = try value(.anyOf, as: [Schema].self) ?? []
        let choices = (try value(.oneOf, as: [Schema].self) ?? []) + anyOf
        let const =
            try object?.contains(.const) == true ? [value(.const, as: JSON.self) ?? .null] : []
        let listed = (try value(.values, as: [JSON].self) ?? []) + const
        oneOf = choices.filter { !$0.isNull }
        allOf = try value(.allOf) ?? []
        values = listed.filter { !$0.isNull }
        types = named.filter { $0 != "null" }
        isNullable =
            try value(.nullable) ?? false || types.count < named.count
            || oneOf.count < choices.count || values.count < listed.count
        // The keywords of 3.1 for bytes, as the formats of 3.0.
        let encoding = try value(.contentEncoding, as: String.self)
        let bytes = try value(.contentMediaType, as: String.self).map { _ in "binary" }
        format =
            try value(.format) ?? (encoding.map { $0.hasPrefix("base64") ? "byte" : $0 } ?? bytes)
        isDeprecated = try value(.deprecated) ?? false
        (isReadOnly, isWriteOnly) = try (value(.readOnly) ?? false, value(.writeOnly) ?? false)
        properties = try value(.properties) ?? Members()
        // Drafts of JSON Schema had `required: true` in the property.
        required = Set((try? value(.required, as: [String].self)) ?? [])
        items = try value(.items)
        let mayHaveOthers = try? value(.additionalProperties, as: Bool.self)
        additional = try mayHaveOthers == false ? nil : value(.additionalProperties)
        discriminator = try value(.discriminator)
        constraints = try JSON(from: decoder).keys.filter { Self.rules.contains($0) }
    }

    /// True for the schema of null only, by which 3.1 makes another nullable.
    private var isNull: Bool { isNullable && types.isEmpty && properties.list.isEmpty && isAlone }
    private var isAlone: Bool { reference == nil && allOf.isEmpty && oneOf.isEmpty && items == nil }

    /// True if nothing is said about the value.
    var isAny: Bool {
        types.isEmpty && isAlone && values.isEmpty && properties.list.isEmpty && additional == nil
            && format == nil
    }
}

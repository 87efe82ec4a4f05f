/// The body of an operation: fields, or one value.
struct Body {
    enum Format: Equatable {
        case json, form, multipart
        /// Text or bytes, by their media type.
        case text(String), bytes(String)

        /// The name of the encoding of fields.
        var name: String { self == .form || self == .multipart ? "\(self)" : "json" }
    }

    var format: Format?
    /// The media type of JSON of another kind, such as `application/merge-patch+json`.
    var contentType: String?
    var properties: [Property] = []
    /// True for a form with files.
    var hasFiles = false

    /// The code that encodes one value as the body; nil if the library does so by default.
    func encoding(of value: String, _ isElsewhereByDefault: Bool) -> String? {
        switch format {
        case .text("text/plain") where value == "$0": ".raw"
        case .text(let type): Self.payload("Data(\(value).utf8)", type)
        case .bytes(let type): Self.payload(value, type)
        case .json where isElsewhereByDefault: ".json"
        case .json, .form, .multipart, nil: nil
        }
    }

    private static func payload(_ value: String, _ type: String) -> String {
        ".payload { .data(\(value), contentType: \(Source.literal(type))) }"
    }
}

extension RowMaker {
    private var pointer: JSONPointer { operation.pointer + ["requestBody"] }

    /// Makes the part of an input that goes into the body.
    func body() throws -> Body {
        guard let described = operation.operation.requestBody,
            let content = try models.description.resolve(described).content,
            let (media, best) = content.best
        else { return Body() }
        let type = MediaTypes.plain(media)
        if ["GET", "HEAD"].contains(operation.method) {
            models.findings.note("a body of \(operation.method), not sent", at: pointer)
            return Body()
        }
        if content.list.count > 1 {
            models.findings.note("media types of a body other than \(type)", at: pointer)
        }
        switch (type, best.schema) {
        case (_, let schema?) where MediaTypes.isJSON(type):
            var body = try json(schema)
            body.contentType = type.hasSuffix("+json") ? type : nil
            return body
        case ("application/x-www-form-urlencoded", let schema?): return try fields(schema, .form)
        case ("multipart/form-data", let schema?): return try fields(schema, .multipart)
        case (_, _) where type.hasPrefix("text/"): return whole(.text, "text", .text(type))
        default: return whole(.data, "bytes", .bytes(type))
        }
    }

    /// The properties of an object without a name are those of the input; any other value is whole.
    private func json(_ schema: Schema) throws -> Body {
        if schema.reference == nil, let object = try models.object(schema),
            !object.properties.isEmpty
        {
            let properties = try models.properties(of: object, in: .named(name))
            return Body(format: .json, properties: properties.filter { !$0.isReadOnly })
        }
        let type = try models.type(of: schema, in: .named(name), "body")
        guard case .model = type, let reference = schema.reference
        else { return whole(type, "body", .json) }
        let component = JSONPointer(reference: reference)?.name ?? ""
        return whole(type, component.split(separator: ".").last.map(String.init) ?? "body", .json)
    }

    private func fields(_ schema: Schema, _ format: Body.Format) throws -> Body {
        guard let object = try models.object(schema) else {
            models.findings.note("a form that is no object, sent as JSON", at: pointer)
            return try json(schema)
        }
        var body = Body(format: format)
        let properties = try models.properties(of: object, in: .named(name))
        for var property in properties where !property.isReadOnly {
            // A form has texts only.
            property.isNullable = false
            let schema = object.properties.first { $0.name == property.key }?.value
            let place = schema?.pointer ?? pointer
            if property.type.scalar == "JSON" {
                models.findings.note("any value in a form, taken as text", at: place)
                property.type = property.type == .list(.json) ? .list(.text) : .text
            } else if models.isObject(property.type) {
                models.findings.note("an object in a form, sent as name[member]", at: place)
            }
            body.properties.append(property)
        }
        let isFile = { (property: Property) in property.type.scalar == "Data" }
        body.hasFiles = format == .multipart && body.properties.contains(where: isFile)
        return body
    }

    private func whole(_ type: ValueType, _ name: String, _ format: Body.Format) -> Body {
        let property = Property(key: name, name: "", type: type, isRequired: true, place: .body)
        return Body(format: format, properties: [property])
    }
}

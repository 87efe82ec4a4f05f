/// Makes a row of an operation: its input of the parameters and the body, its output of responses.
struct RowMaker {
    let models: Models
    let operation: DescribedOperation
    /// The name of the input, if it needs a type of its own.
    let name: String

    /// Returns the input, and the path with the names of its properties.
    func input() throws -> (input: RowInput, path: [Row.Piece]) {
        var input = RowInput()
        let body = try self.body()
        (input.isJSON, input.contentType) = (body.format == .json, body.contentType)
        var properties = try parameters(&input, beside: body) + body.properties
        var scope = NameScope(taken: ["multipart"])
        for index in properties.indices {
            let (property, place) = (properties[index], properties[index].place)
            let long = SwiftName.member("\(property.key) in \(place)")
            properties[index].name = scope.take(SwiftName.member(property.key), long)
        }
        if properties.count == 1, let only = properties.first, [.path, .body].contains(only.place) {
            input.type = only.type
            if only.place == .path { return (input, path { _ in "self" }) }
            input.encoding = body.encoding(of: "$0", hasQueryByDefault)
        } else if !properties.isEmpty {
            let id = models.addInput(properties, named: name)
            input.type = .model(id)
            input.encoding = encoding(of: properties, body)
            let isElsewhere = properties.contains { [.query, .header].contains($0.place) }
            let isWhole = body.hasFiles || properties.contains { $0.place == .body }
            models[id].input = Model.Input(
                isEncoded: !isWhole || isElsewhere, isMultipart: body.hasFiles)
        }
        return (input, path { self.place($0, properties) })
    }

    /// A property that fills a place; its key is left out of the rest, unless another one has it.
    private func place(_ key: String, _ properties: [Property]) -> String {
        let name = properties.first { $0.place == .path && $0.key == key }?.name ?? ""
        let isTaken = properties.contains { $0.place != .path && $0.key == name }
        return SwiftName.quoted(name) + (isTaken ? ", omitting: nil" : "")
    }

    private var hasQueryByDefault: Bool { ["GET", "HEAD", "DELETE"].contains(operation.method) }

    /// The path, with a name for the key of each place.
    private func path(_ name: (String) -> String) -> [Row.Piece] {
        // `/pets/{id}/toys` is split into `/pets/`, `id}/toys`.
        operation.path.split(separator: "{", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, part -> [Row.Piece] in
                let parts = part.split(
                    separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
                guard index > 0, parts.count == 2 else { return [.text(String(part))] }
                return [.place(name(String(parts[0]))), .text(String(parts[1]))]
            }
    }

    /// The parameters, those of the path first and in its order.
    private func parameters(_ input: inout RowInput, beside body: Body) throws -> [Property] {
        var (elsewhere, places): ([Property], [String: Property]) = ([], [:])
        var keys = Set(body.properties.filter { $0.place == .field }.map(\.key))
        for parameter in operation.parameters {
            let (pointer, value) = parameter
            guard let place = Property.Place(rawValue: value.place.rawValue) else {
                models.findings.note("a parameter in a cookie, not sent", at: pointer)
                continue
            }
            // OpenAPI ignores these, which are set otherwise.
            let others = ["accept", "content-type", "authorization"]
            if place == .header, others.contains(value.name.lowercased()) { continue }
            guard place == .path || keys.insert(value.name).inserted else {
                models.findings.note("the name of another value, not sent", at: pointer)
                continue
            }
            let property = Property(
                key: value.name, name: "", type: try type(of: parameter, in: place),
                isRequired: value.required ?? false || place == .path,
                isDeprecated: value.deprecated ?? false, summary: value.description, place: place)
            if property.type.isList, place == .query { note(parameter, &input) }
            if place == .path { places[value.name] = property } else { elsewhere.append(property) }
        }
        var inPath: [Property] = []
        _ = path { key in
            let text = Property(key: key, name: "", type: .text, isRequired: true, place: .path)
            if !inPath.contains(where: { $0.key == key }) { inPath.append(places[key] ?? text) }
            if places[key] == nil {
                models.findings.note("a place of a path without a parameter", at: operation.pointer)
            }
            return key
        }
        return inPath + elsewhere
    }

    private func note(_ parameter: DescribedParameter, _ input: inout RowInput) {
        switch (parameter.value.style ?? "form", parameter.value.explode ?? true) {
        case ("form", true): input.hasNames = true
        case ("form", false): input.hasCommas = true
        case (let style, _):
            models.findings.note("the style \(style), not used", at: parameter.pointer)
        }
        if input.hasNames, input.hasCommas {
            models.findings.note("arrays of two styles, sent with commas", at: parameter.pointer)
        }
    }

    private func type(
        of parameter: DescribedParameter, in place: Property.Place
    ) throws -> ValueType {
        let (pointer, value) = parameter
        guard let schema = value.schema else {
            models.findings.note("a parameter of a media type, taken as text", at: pointer)
            return .text
        }
        let type = try models.type(of: schema, in: .named(name), value.name)
        let isFlat = !models.isObject(type) && (place != .path || !type.isList)
        if isFlat, type.scalar == "JSON" { return type.isList ? .list(.text) : .text }
        if isFlat || place == .query && value.style == "deepObject" { return type }
        let text = "a \(place) parameter of several values, taken as text"
        models.findings.note(text, at: pointer)
        return .text
    }

    /// Returns the encoding of an input with several parts.
    private func encoding(of properties: [Property], _ body: Body) -> String? {
        func keys(_ place: Property.Place, _ name: String) -> String {
            let keys = properties.filter { $0.place == place }.map { Source.literal($0.key) }
            return keys.isEmpty ? "" : ".\(name)(\(keys.joined(separator: ", ")))"
        }
        let others =
            (body.format == nil ? "" : keys(.query, "withQuery")) + keys(.header, "withHeaders")
        let isByDefault =
            body.format == .json ? !hasQueryByDefault : body.format == nil && hasQueryByDefault
        if body.hasFiles { return ".payload { .multipart($0.multipart) }" + others }
        if let whole = properties.first(where: { $0.place == .body }) {
            let name = SwiftName.quoted(whole.name)
            return (body.encoding(of: "$0.\(name)", false) ?? ".body(\\.\(name))") + others
        }
        if isByDefault, others.isEmpty { return nil }
        return ".\(body.format?.name ?? "query")" + others
    }
}

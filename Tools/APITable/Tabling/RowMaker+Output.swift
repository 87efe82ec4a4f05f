private typealias Coded = (code: String, value: Answer)

extension RowMaker {
    private var pointer: JSONPointer { operation.pointer + ["responses"] }

    /// Makes the output of the responses.
    func output() throws -> RowOutput {
        let answers = try (operation.operation.responses?.list ?? []).map { code, answer in
            (code: code, value: try models.description.resolve(answer))
        }
        for answer in answers where answer.value.links != nil {
            models.findings.note("links between operations", at: pointer + [answer.code])
        }
        var successes = answers.filter { $0.code.hasPrefix("2") }.sorted { $0.code < $1.code }
        var refusals = answers.filter { !["2", "3"].contains($0.code.prefix(1)) }
        var output = RowOutput()
        if successes.isEmpty, let index = refusals.firstIndex(where: { $0.code == "default" }) {
            successes = [refusals.remove(at: index)]
        }
        if successes.isEmpty, let redirect = answers.first(where: { $0.code.hasPrefix("3") }) {
            models.findings.note("a redirect, read as bytes", at: pointer + [redirect.code])
            output.type = .data
        }
        try read(successes, into: &output)
        output.problem = try problem(refusals)
        return output
    }

    private func read(_ successes: [Coded], into output: inout RowOutput) throws {
        var types: [ValueType] = []
        for (code, answer) in successes {
            guard let (name, content) = answer.content?.best else { continue }
            let media = MediaTypes.plain(name)
            guard MediaTypes.isJSON(media), let schema = content.schema else {
                if answer.content?.list.count != 1 {
                    output.attributes = [".header(\"Accept\", \(Source.literal(media)))"]
                }
                let isStream = media == "text/event-stream"
                let place = pointer + [code]
                if isStream { models.findings.note("a stream, read as bytes", at: place) }
                types.append(media.hasPrefix("text/") && !isStream ? .text : .data)
                continue
            }
            let type = try models.type(of: schema, in: .named(self.name), "output")
            // JSON of one text, which a String would take with its quotes.
            if type == .text, types.isEmpty { output.decoding = ".decoded" }
            output.isOptional = try output.isOptional || models.isNullable(schema)
            types.append(schema.format == "binary" ? .data : type)
        }
        output.type = output.type ?? types.first
        output.isOptional = output.isOptional || !types.isEmpty && types.count < successes.count
        if Set(types).count > 1 {
            models.findings.note("further types of a success, not read", at: pointer)
        }
    }

    /// The type of the server's words for a refusal: that of `default`, or else of the last status.
    private func problem(_ refusals: [Coded]) throws -> ValueType? {
        let types = try refusals.sorted { $0.code > $1.code }.compactMap {
            _, answer -> ValueType? in
            guard let (name, content) = answer.content?.best, MediaTypes.isJSON(name),
                let schema = content.schema
            else { return nil }
            return try models.type(of: schema, in: .named(self.name), "problem")
        }
        if Set(types).count > 1 {
            models.findings.note("further types of a refusal, not read", at: pointer)
        }
        return types.first == .json ? nil : types.first
    }
}

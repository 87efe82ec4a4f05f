import Foundation
import ResponseMapper

/// A table of actions, made of a description.
struct Table {
    let options: TableOptions
    let description: Description
    let models: Models
    private(set) var names: ModelNames
    private(set) var rows: [Row] = []
    /// The attributes of all actions, as code.
    private(set) var attributes: [String] = []
    private(set) var usage = Usage()

    var findings: Findings { models.findings }
    /// True if dates are read that are spelled as in mails.
    var hasDatesInWords: Bool { models.hasDatesInWords && usage.decoded.scalars.contains("Date") }

    /// Makes a table. Throws a ``Failure`` for an unreadable description, or for unknown names.
    init(_ data: Data, named file: String, _ options: TableOptions) throws {
        self.options = options
        description = try Description(data, named: file)
        models = Models(description, Findings())
        var operations = try description.operations()
        for other in operations where other.method == "TRACE" {
            models.findings.note("TRACE", at: other.pointer)
        }
        operations.removeAll { $0.method == "TRACE" }
        try options.check(operations, description)
        names = ModelNames(description.schemas, operations, options)
        let servers = Servers(operations, models.findings, base: options.base)
        let schemes = operations.map { description.authorization(of: $0.operation, findings) }
        let common = schemes.mostFrequent ?? nil
        for (operation, scheme) in zip(operations, schemes) where operation.matches(options.only) {
            var row = try self.row(of: operation, servers)
            if scheme != common { row.attributes.append(".authorization(\(scheme ?? "nil"))") }
            rows.append(row)
        }
        if description.contains("#/webhooks") {
            findings.note("webhooks", at: JSONPointer.root + ["webhooks"])
        }
        models.breakCircles()
        names.name(models)
        usage = Usage(rows, models)
        addAttributes(servers, common)
    }

    private func row(of operation: DescribedOperation, _ servers: Servers) throws -> Row {
        let (described, pointer) = (operation.operation, operation.pointer)
        let maker = RowMaker(
            models: models, operation: operation, name: names.inputs[pointer] ?? "")
        let output = try maker.output()
        let (sent, path) = try maker.input()
        if described.callbacks != nil { findings.note("callbacks", at: pointer + ["callbacks"]) }
        let rule = try models.pagingRule(of: operation, output)
        let style = sent.hasCommas ? Self.style(arrays: ".commas") : nil
        let type = sent.contentType.map { ".header(\"Content-Type\", \(Source.literal($0)))" }
        return Row(
            name: names.operations[pointer] ?? "", method: operation.method,
            path: servers.withoutPrefix(path, of: operation), input: sent, output: output,
            attributes: [servers.baseURL(of: operation), type, rule, style].compactMap { $0 }
                + output.attributes,
            summary: described.summary ?? described.description,
            isDeprecated: described.deprecated ?? false, tag: described.tags?.first ?? "Other")
    }

    /// Finds what all rows have in common.
    private mutating func addAttributes(_ servers: Servers, _ scheme: String?) {
        if let address = servers.address { attributes.append(Servers.baseURL(address)) }
        if let scheme { attributes.append(".authorization(\(scheme))") }
        let problems = rows.compactMap(\.output.problem)
        let isCommon = Set(problems).count == 1 && 2 * problems.count >= rows.count
        if isCommon { attributes.append(".problem(\(names.text(problems[0])).self)") }
        for index in rows.indices where !isCommon {
            guard let problem = rows[index].output.problem else { continue }
            rows[index].attributes.append(".problem(\(names.text(problem)).self)")
        }
        if rows.contains(where: { $0.input.type?.model != nil }) {
            attributes.append(Self.style(arrays: ".none"))
        }
        if usage.decoded.scalars.contains("Date") {
            let words = ".firstThatFits([.iso8601WithFraction, .formatted(inWords)])"
            let dates = hasDatesInWords ? words : ".iso8601WithFraction"
            attributes.append(".decoder(ModelDecoder(dates: \(dates)))")
        }
        if rows.contains(where: \.input.isJSON), usage.encoded.scalars.contains("Date") {
            attributes.append(".encoder(ModelEncoder(dates: .iso8601))")
        }
    }

    private static func style(arrays: String) -> String {
        ".parameterStyle(.init(arrays: \(arrays), booleans: .words))"
    }
}

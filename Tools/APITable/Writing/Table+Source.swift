extension Table {
    /// The files of the table: one, or one for what all tags share and one for each of them.
    func files() -> [(name: String, text: String)] {
        var tags: [String] = []
        for row in rows where options.isSplit && !tags.contains(row.tag) { tags.append(row.tag) }
        var owners: [Model.ID: [String]] = [:]
        for tag in tags {
            let usage = Usage(rows.filter { $0.tag == tag }, models)
            for id in usage.encoded.models.union(usage.decoded.models) {
                owners[id, default: []].append(tag)
            }
        }
        let ids = models.all.indices.map { Model.ID(index: $0) }
        let shared = ids.filter { owners[$0]?.count != 1 }
        let main = file(options.name) { source in
            source.document(description.info["description"].string ?? title)
            let head = options.isSplit ? "enum \(options.name)" : "struct \(options.name): API"
            source.block("\(head) {") { source in
                writeAttributes(to: &source)
                for row in rows where !options.isSplit { row.write(to: &source, names) }
            }
            write(shared.filter { models[$0].input != nil }, "The inputs.", to: &source)
            write(shared.filter { models[$0].input == nil }, "The models.", to: &source)
            writeDay(to: &source)
            if !findings.summary.isEmpty { source.add("\n// Not in this table:") }
            for line in findings.summary { source.comment("- " + line) }
        }
        return [main]
            + tags.map { tag in
                file("\(options.name)+\(SwiftName.type(tag))") { source in
                    source.block("extension \(options.name) {") { source in
                        source.add("/// The actions of one tag.")
                        source.block("struct \(SwiftName.type(tag))API: API {") { source in
                            source.add("static let attributes = \(options.name).attributes")
                            for row in rows where row.tag == tag { row.write(to: &source, names) }
                        }
                    }
                    write(ids.filter { owners[$0] == [tag] }, "The inputs and models.", to: &source)
                }
            }
    }

    private var title: String {
        "\(description.info["title"].stringValue) \(description.info["version"].stringValue)"
    }

    private func file(
        _ name: String, _ body: (inout Source) -> Void
    ) -> (name: String, text: String) {
        var source = Source(width: options.width)
        source.comment("Made by api-table of \(description.file): \(title).")
        source.comment("It writes this file anew: change the description, or names by --rename.")
        source.add("import Foundation\nimport ResponseMapper\n")
        body(&source)
        return ("\(name).swift", source.text)
    }

    private func writeAttributes(to source: inout Source) {
        source.block("static let attributes: Attributes = [", "]") { source in
            for attribute in attributes { source.add(attribute + ",") }
        }
        guard hasDatesInWords else { return }
        source.space()
        source.add(Self.inWords)
    }

    private static let inWords = """
        /// `Thu, 30 Jul 2015 20:00:00 +0000` (RFC 2822).
        private static let inWords: DateFormatter = {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
            return formatter
        }()
        """

    private func write(_ ids: [Model.ID], _ comment: String, to source: inout Source) {
        if ids.isEmpty { return }
        source.space()
        source.comment(comment)
        source.add("")
        source.block("extension \(options.name) {") { source in
            let writer = ModelWriter(names: names, usage: usage, models: models)
            for id in ids { writer.write(id, to: &source) }
        }
    }

    /// Writes the type of days, if there are any.
    private func writeDay(to source: inout Source) {
        guard usage.encoded.scalars.union(usage.decoded.scalars).contains("Day") else { return }
        source.space()
        source.block("extension \(options.name) {") { $0.add(Self.day) }
    }

    private static let day = """
        /// A day of the calendar, without a time: `2026-11-29`.
        struct Day: RawRepresentable, Codable, Hashable, Sendable {
            let rawValue: String

            /// The beginning of the day in Greenwich; nil for other texts.
            var date: Date? { try? Date(rawValue, strategy: .iso8601.year().month().day()) }

            /// Returns the day of a date in Greenwich.
            static func of(_ date: Date) -> Day {
                Day(rawValue: date.formatted(.iso8601.year().month().day()))
            }
        }
        """
}

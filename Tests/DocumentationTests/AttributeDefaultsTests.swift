import Testing

/// The defaults in the table of attributes are those of the keys.
@Suite struct AttributeDefaultsTests {
    @Test func `the table has the default of each key`() throws {
        let stated = try stated
        let declared = try declared
        #expect(declared.count > 30)
        for (name, value) in declared {
            #expect(stated[name] == value, "\(name)")
        }
    }

    /// The defaults of the page, by the names of the attributes. A row may have several.
    private var stated: [String: String] {
        get throws {
            let page = try text(of: Catalogue.streamNet.page("AttributesInDetail"))
            var defaults: [String: String] = [:]
            for row in page.matches(of: /\n\| (`[^|]+`) \| ([^|:]+)/) {
                let parts = [row.1, row.2].map { $0.filter { !"` ".contains($0) } }
                let names = parts[0].split(separator: ",")
                let values = names.count == 1 ? [parts[1][...]] : parts[1].split(separator: ",")
                for (name, value) in zip(names, values) { defaults[String(name)] = String(value) }
            }
            return defaults
        }
    }

    /// The defaults of the keys that are a literal or a case, in the words of the page.
    private var declared: [String: String] {
        get throws {
            let key = /public static var (\w+): Key<.+> \{ \.init\(([^,()]*(?:\([^()]*\))?)[,)]/
            let words = [
                "[]": "none", "[:]": "none", ".seconds(60)": "60s", "1_000_000": "1,000,000",
            ]
            let folders = try Catalogue.streamNet.families.map { "Sources/StreamNet/\($0)" }
            let files = try folders.flatMap { try sources(in: $0) }
            let keys = try files.flatMap { try text(of: $0).matches(of: key) }
            return Dictionary(
                keys.compactMap { key in
                    let value = String(key.2)
                    let isCase = value.wholeMatch(of: /\.\w+|nil|true|false/) != nil
                    return (words[value] ?? (isCase ? value : nil)).map { (String(key.1), $0) }
                }, uniquingKeysWith: { first, _ in first })
        }
    }
}

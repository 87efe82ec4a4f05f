import Testing

/// The tables on the pages of StreamNet have a row for everything there is.
@Suite struct StreamNetPageTests {
    @Test(arguments: [
        Table("DefineAnAPI", "public static var ", ": Key<"),
        Table("WriteAPlugin", "func ", in: "Intercepting/Plugin.swift"),
        Table("EncodeAPayload", "public static func ", in: "Encoding/Payload+Kinds.swift"),
        Table("EncodeAPayload", "public var ", in: "Encoding/ParameterStyle.swift"),
        Table("EncodeAPayload", "case ", in: "Encoding/ParameterStyle+Options.swift"),
        Table("SendARequest", "case ", in: "Declaring/RequestFailure.swift"),
        Table("SendARequest", "case ", in: "Receiving/TransportFailure.swift"),
        Table("SendARequest", "public static let ", in: "Validating/Validation+Status.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation+Status.swift"),
        Table("SendARequest", "public static let ", in: "Validating/Validation+ContentType.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation+ContentType.swift"),
        Table("SendARequest", "public static func ", in: "Validating/Validation.swift"),
    ])
    fileprivate func `a table leaves nothing out`(_ table: Table) throws {
        let named = try words(of: Catalogue.streamNet.page(table.page))
        let names = try table.names
        #expect(!names.isEmpty)
        #expect(names.subtracting(named) == [], "missing in \(table.page).md")
    }

    @Test func `what URLSession is known to do wrong is told, and no more`() throws {
        let contender = try text(of: "Tests/StreamNetTests/Conformance/Contender+URLSession.swift")
        let known = contender.matches(of: /\n +"([^"]+)": \.(?:traps|gets)\(/)
        let page = try text(of: Catalogue.streamNet.page("PlatformTable"))
        let table = try #require(page.split(separator: "\n| a server sends |").last)
        let rows = table.split(separator: "\n\n")[0].matches(of: /\n\| ([^|]+) \|/)
        #expect(!known.isEmpty)
        #expect(Set(rows.map(\.1)) == Set(known.map(\.1)))
    }
}

/// A page, and what it has to name: what follows some words in the sources.
private struct Table: Sendable, CustomTestStringConvertible {
    let page: String
    private let start: String
    private let end: String
    private let file: String?

    init(_ page: String, _ start: String, _ end: String = "", in file: String? = nil) {
        (self.page, self.start, self.end, self.file) = (page, start, end, file)
    }

    var testDescription: String { "\(page): \(start)in \(file ?? "all files")" }

    var names: Set<String> {
        get throws {
            let lines = try paths.flatMap { try text(of: $0).split(separator: "\n") }
            return Set(
                lines.compactMap { line in
                    let code = line.drop { $0 == " " }
                    guard code.hasPrefix(start) else { return nil }
                    let rest = code.dropFirst(start.count)
                    let name = rest.prefix { $0.isLetter }
                    let isMeant = rest.dropFirst(name.count).hasPrefix(end)
                    return isMeant && !name.isEmpty ? String(name) : nil
                })
        }
    }

    private var paths: [String] {
        get throws {
            let folder = "Sources/\(Catalogue.streamNet.module)"
            if let file { return ["\(folder)/\(file)"] }
            return try Catalogue.streamNet.families.flatMap { try files(in: "\(folder)/\($0)") }
        }
    }
}

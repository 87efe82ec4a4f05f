import Testing

/// A page, and what it has to name: what follows some words in the sources.
struct Table: Sendable, CustomTestStringConvertible {
    private let catalogue: Catalogue
    private let page: String
    private let start: String
    private let end: String
    private let file: String?

    init(
        _ page: String, _ start: String, _ end: String = "", in file: String? = nil,
        of catalogue: Catalogue = .streamNet
    ) {
        (self.page, self.start, self.end) = (page, start, end)
        (self.file, self.catalogue) = (file, catalogue)
    }

    var testDescription: String { "\(page): \(start)in \(file ?? "all files")" }

    func expectNothingLeftOut() throws {
        let named = try words(of: catalogue.page(page))
        let names = try names
        #expect(!names.isEmpty)
        #expect(names.subtracting(named) == [], "missing in \(page).md")
    }

    private var names: Set<String> {
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
            let folder = "Sources/\(catalogue.module)"
            if let file { return ["\(folder)/\(file)"] }
            return try catalogue.families.flatMap { try sources(in: "\(folder)/\($0)") }
        }
    }
}

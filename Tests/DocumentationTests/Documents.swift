import Foundation
import Testing

/// The root of the package.
private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A module and its pages.
struct Catalogue: Sendable, CustomTestStringConvertible {
    let module: String
    /// Folders that no page is about, for the most part because nothing in them is public.
    var hidden: Set<String> = []

    static let streams = Catalogue(module: "Streams", hidden: ["Serializing", "Merging"])
    static let streamNet = Catalogue(module: "StreamNet")
    static let responseMapper = Catalogue(module: "ResponseMapper")
    static let all = [streams, streamNet, responseMapper]

    var folder: String { "Sources/\(module)/\(module).docc" }
    var testDescription: String { module }

    func page(_ name: String) -> String { "\(folder)/\(name).md" }

    /// All pages; pictures are beside them.
    var pages: [String] { get throws { try files(in: folder).filter { $0.hasSuffix(".md") } } }

    /// The folders whose contents are public, and available.
    var families: [String] {
        get throws {
            try files(in: "Sources/\(module)").filter { !$0.hasSuffix(".swift") }
                .map { String($0.split(separator: "/")[2]) }
                .filter { !hidden.union(["\(module).docc", "Migrating"]).contains($0) }
        }
    }
}

/// The documents that show code: those of the package, and the pages.
var documents: [String] {
    get throws {
        let pages = try Catalogue.all.flatMap { try $0.pages }
        return ["README.md", "CONTRIBUTING.md"] + pages
    }
}

func path(of file: String) -> String { root.appending(path: file).path() }

func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
}

/// The contents of a folder, as paths from the root.
func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
        .filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
}

/// The Swift files in a folder and in those inside it, as paths from the root.
func sources(in folder: String) throws -> [String] {
    // A name with a dot is that of a folder in none but catalogues.
    try files(in: folder).flatMap { path in
        path.hasSuffix(".swift") ? [path] : path.contains(".") ? [] : try sources(in: path)
    }
}

import Foundation

/// The root of the package.
private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Where the pages of the documentation of Streams are.
let catalogue = "Sources/Streams/Streams.docc"

/// The documents that show code: those of the package, and the pages.
var documents: [String] {
    get throws { try ["README.md", "CONTRIBUTING.md"] + files(in: catalogue) }
}

func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
}

/// What is in a folder, as paths from the root.
func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
        .filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
}

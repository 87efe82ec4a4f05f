import Foundation

func stop(_ message: String) -> Never {
    print(message)
    exit(2)
}

func text(of file: String) throws -> String {
    try String(contentsOf: URL(filePath: file), encoding: .utf8)
}

func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// The files in a folder and in those inside it, as paths that begin with the folder.
func files(under folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.map { "\(folder)/\($0)" }.sorted()
}

/// Writes the files of a folder, and removes others that are there; or prints those that differ.
func write(_ pages: [String: String], to folder: String, isCheck: Bool) throws -> Bool {
    let present = files(under: folder).filter { $0.hasSuffix(".md") }
    let surplus = present.filter { pages[$0] == nil }
    let different = pages.keys.sorted().filter { (try? text(of: $0)) != pages[$0] }
    if isCheck {
        for file in surplus + different { print("\(file): differs; run Scripts/docs-for-github") }
        return surplus.isEmpty && different.isEmpty
    }
    for file in surplus { try FileManager.default.removeItem(atPath: file) }
    for file in different {
        let parent = URL(filePath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data((pages[file] ?? "").utf8).write(to: URL(filePath: file))
    }
    return true
}

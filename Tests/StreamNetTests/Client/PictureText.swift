import Foundation

/// The text from which `Scripts/draw` draws a picture.
struct PictureText {
    /// The lines below the title.
    let lines: [Substring]

    /// Reads `Pictures/name.txt`.
    init(_ name: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let text = try String(
            contentsOf: root.appending(path: "Pictures/\(name).txt"), encoding: .utf8)
        lines = Array(text.split(separator: "\n").dropFirst())
    }

    /// The columns of the lines.
    var rows: [[String]] {
        lines.map { line in
            line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}

import Foundation

/// A file that is drawn: the first line is `kind: title`.
struct PictureText {
    let path: String
    private let kind: Substring
    private let title: String
    private let lines: ArraySlice<Substring>

    var name: String { String(path.split(separator: "/").last?.dropLast(4) ?? "") }

    static func all(in folder: String) throws -> [PictureText] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
            .map { try PictureText("\(folder)/\($0)") }
    }

    private init(_ path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let head = lines.first.map { $0.split(separator: ":", maxSplits: 1) } ?? []
        guard head.count == 2, lines.count > 1 else {
            stop("\(path): wanted a kind and a title after a colon, and lines")
        }
        (self.path, kind, self.lines) = (path, head[0], lines.dropFirst())
        title = head[1].trimmingCharacters(in: .whitespaces)
    }

    /// The picture in the colours of a palette.
    func picture(with drawings: [DocumentedDrawing]) -> (Palette) -> String {
        switch kind {
        case "chain", "steps", "list":
            let steps = lines.map { Step($0, in: path) }
            return { palette in
                let drawing =
                    kind == "chain"
                    ? drawChain(steps, palette)
                    : drawSteps(steps, isList: kind == "list", palette)
                return drawing.svg(title)
            }
        case "timeline":
            let rows = lines.map { TimelineRow($0, in: path) }
            return { drawTimeline(rows, in: path, $0).svg(title) }
        case "marbles":
            guard let drawing = MarbleDrawing(lines.map { String($0) }) else {
                stop("\(path): wanted a drawing")
            }
            return { MarblePicture(drawing, $0).svg(title: title) }
        case "operators":
            let drawing = compared(drawings)
            return { MarblePicture(drawing, $0).svg(title: title) }
        default:
            stop("\(path): wanted a kind that Scripts/draw explains, found \(kind)")
        }
    }

    /// The drawings of the operators that the lines name, below the source that they share.
    private func compared(_ drawings: [DocumentedDrawing]) -> MarbleDrawing {
        let panels = lines.flatMap { line in
            let name = line.trimmingCharacters(in: .whitespaces)
            guard let found = drawings.first(where: { $0.name == name }) else {
                stop("\(path): there is no drawing \(name)")
            }
            return found.drawing.panels
        }
        guard panels.allSatisfy({ $0.sources == panels[0].sources }) else {
            stop("\(path): wanted drawings with the same sources")
        }
        return MarbleDrawing(
            panels.enumerated().map { number, panel in
                var panel = panel
                if number > 0 { panel.sources = [] }
                return panel
            })
    }
}

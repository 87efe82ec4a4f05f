import Foundation

/// A row of a timeline, `name | 0-2 !401 | 2-5 …3 s | 5-7 =200`: spans of seconds with their texts.
/// A failure is marked by `!`, a success by `=`, and `…` is a wait.
struct TimelineRow {
    struct Span {
        let start: Int, end: Int
        let mark: Character?
        let text: String
    }

    let name: String
    let spans: [Span]

    init(_ line: Substring, in path: String) {
        let parts = line.components(separatedBy: "|")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        name = parts[0]
        spans = parts.dropFirst().map { part in
            guard let match = part.firstMatch(of: /^(\d+)-(\d+)(?: ([!=…])?(.*))?$/),
                let start = Int(match.1), let end = Int(match.2), start < end
            else { stop("\(path): wanted `0-2 !text`, found `\(part)`") }
            return Span(
                start: start, end: end, mark: match.3.flatMap(\.first),
                text: match.4.map(String.init) ?? "")
        }
        guard !spans.isEmpty else { stop("\(path): wanted spans, found `\(line)`") }
    }
}

func drawTimeline(_ rows: [TimelineRow], in path: String, _ palette: Palette) -> Drawing {
    var drawing = Drawing(palette: palette)
    let left = 16 + (rows.map { textWidth($0.name, 13, .bold) }.max() ?? 0)
    let end = rows.flatMap(\.spans).map(\.end).max() ?? 1
    let unit = (Drawing.width - left - 14) / end, row = 52, box = 42
    let bottom = rows.count * row + 4
    for second in 0...end {
        let x = left + second * unit
        drawing.line("M\(x) 2V\(bottom)", palette.grid)
        drawing.text(x, bottom + 16, "\(second) s", 11, palette.quiet, anchor: "middle")
    }
    for (number, line) in rows.enumerated() {
        let y = 4 + number * row
        drawing.text(1, y + box / 2 + 5, line.name, 13, palette.ink, .bold)
        for span in line.spans {
            let width = (span.end - span.start) * unit
            guard drawing.add(span, left + span.start * unit, y, width, box) else {
                stop("\(path): `\(span.text)` is too long for \(span.end - span.start) s")
            }
        }
    }
    drawing.height = bottom + 24
    return drawing
}

extension Drawing {
    /// False if the text has no room.
    fileprivate mutating func add(
        _ span: TimelineRow.Span, _ x: Int, _ y: Int, _ width: Int, _ height: Int
    ) -> Bool {
        let axis = y + height / 2, middle = x + width / 2
        if span.mark == "…" {
            line("M\(x + 3) \(axis)H\(x + width - 3)", palette.line, isDotted: true)
            text(middle, axis - 7, span.text, 12, palette.quiet, anchor: "middle")
            return textWidth(span.text, 12) < width
        }
        let hue =
            switch span.mark {
            case "!": palette.rose
            case "=": palette.green
            default: palette.blue
            }
        box(x + 1, y, width - 2, height, hue)
        let lines = wrapped(span.text, 11, .bold, in: width - 8)
        for (number, line) in lines.enumerated() {
            let baseline = axis + 5 + number * 16 - (lines.count - 1) * 8
            text(middle, baseline, line, 11, hue.strong, .bold, anchor: "middle")
        }
        return lines.count < 3 && lines.allSatisfy { textWidth($0, 11, .bold) < width }
    }
}

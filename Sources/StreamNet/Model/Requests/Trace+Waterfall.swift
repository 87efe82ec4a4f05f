extension Trace: DescribedMirror {
    /// A waterfall: a line for each decision, with its time, a bar up to the next one, and its
    /// reason.
    ///
    ///        0 ms │▏               │ attempt 1: GET https://host/cart
    ///       41 ms │▏               │ response 503, 0 bytes
    ///       41 ms │██████████████▌ │ waits 1 s, as Retry-After demands
    public var description: String {
        rows.map { row in
            let time = row.time.inMilliseconds
            let padding = String(repeating: " ", count: max(0, 9 - time.count))
            return "\(padding)\(time) │\(row.bar(of: Self.width))│ \(row.text)"
        }.joined(separator: "\n")
    }

    private static let width = 24

    /// The same waterfall as an SVG document, which follows light and dark.
    public var svg: String {
        let rows = rows
        let (bars, line) = (260, 22)
        let height = rows.count * line + 16
        let lines = rows.enumerated().map { index, row in
            let y = index * line + 8
            let (x, width) = (90 + row.start * Double(bars), max(2, row.length * Double(bars)))
            return """
                <text class="t" x="80" y="\(y + 15)">\(row.time.inMilliseconds)</text>\
                <rect class="\(row.kind)" x="\(x.short)" y="\(y + 4)" width="\(width.short)" \
                height="14" rx="2"/>\
                <text x="364" y="\(y + 15)">\(row.text.escapedForXML)</text>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 \(height)" role="img">
            <style>\(Self.style)</style>
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }

    private static let style = """
        text{font:13px ui-monospace,monospace;fill:#1f2328}.t{text-anchor:end;fill:#656d76}\
        .waits{fill:#bf8700}.attempt{fill:#0969da}.end{fill:#1a7f37}.other{fill:#8c959f}\
        @media(prefers-color-scheme:dark){text{fill:#e6edf3}.t{fill:#8d96a0}}
        """

    private var rows: [WaterfallRow] {
        let marks = marks
        let total = marks.last.map { $0.time / .milliseconds(1) } ?? 0
        return zip(marks, marks.dropFirst() + marks.suffix(1)).map { mark, next in
            WaterfallRow(mark, until: next.time, of: total)
        }
    }
}

extension Trace.Mark: DescribedMirror {
    /// The time, the name and the detail: `41 ms waits 1 s: 503`.
    public var description: String { "\(time.inMilliseconds) \(text)" }

    fileprivate var text: String {
        let detail = detail
        return detail.isEmpty ? name : "\(name) \(detail)"
    }
}

private struct WaterfallRow {
    let time: Duration
    let text: String
    let kind: String
    let start: Double
    let length: Double

    init(_ mark: Trace.Mark, until end: Duration, of total: Double) {
        time = mark.time
        text = mark.text
        kind =
            switch mark.name {
            case "waits", "joins": "waits"
            case "attempt", "sent", "redirect": "attempt"
            case "delivered", "failed", "cancelled": "end"
            default: "other"
            }
        start = total > 0 ? mark.time / .milliseconds(1) / total : 0
        length = total > 0 ? (end - mark.time) / .milliseconds(1) / total : 0
    }

    func bar(of width: Int) -> String {
        let first = min(width - 1, Int(start * Double(width)))
        let eighths = max(1, Int((length * Double(width) * 8).rounded()))
        let whole = min(width - first, eighths / 8)
        let part = first + whole < width && eighths % 8 > 0 ? Self.parts[eighths % 8 - 1] : ""
        let bar = String(repeating: " ", count: first) + String(repeating: "█", count: whole) + part
        return bar + String(repeating: " ", count: max(0, width - bar.count))
    }

    private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}

extension Duration {
    /// `41 ms`; below ten with a decimal, unless that is 0.
    var inMilliseconds: String {
        let tenths = Int((self / .milliseconds(1) * 10).rounded())
        let isShort = tenths < 100 && tenths % 10 != 0
        return (isShort ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)") + " ms"
    }

    var inWords: String {
        guard self >= .seconds(1) else { return inMilliseconds }
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds.short) s"
    }
}

extension Double {
    fileprivate var short: String { "\((self * 10).rounded() / 10)" }
}

extension String {
    fileprivate var escapedForXML: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            // XML has no such characters.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}

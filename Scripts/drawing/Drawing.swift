/// A font of the page; system fonts differ, so widths are those of the widest.
enum Face: Int { case plain = 55, bold = 62, mono = 63 }

func textWidth(_ text: String, _ size: Int, _ face: Face = .plain) -> Int {
    text.count * size * face.rawValue / 100
}

/// Lines of words that are no wider than `limit`.
func wrapped(_ text: String, _ size: Int, _ face: Face = .plain, in limit: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, textWidth("\(last) \(word)", size, face) <= limit {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
}

/// An SVG of the width of a page, as it grows.
struct Drawing {
    static let width = 720

    let palette: Palette
    var height = 0
    var body: [String] = []

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ hue: Hue) {
        let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"7\""
        body.append("<rect \(place) fill=\"\(hue.fill)\" stroke=\"\(hue.edge)\"/>")
    }

    mutating func text(
        _ x: Int, _ y: Int, _ text: String, _ size: Int, _ colour: String, _ face: Face = .plain,
        anchor: String = "start"
    ) {
        guard !text.isEmpty else { return }
        let place = "x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\""
        let style = "class=\"\(face)\" font-size=\"\(size)\" fill=\"\(colour)\""
        body.append("<text \(place) \(style)>\(Self.escaped(text))</text>")
    }

    mutating func line(_ path: String, _ colour: String, isDotted: Bool = false) {
        let dots = isDotted ? " stroke-dasharray=\"1 5\"" : ""
        body.append("<path class=\"line\" d=\"\(path)\" stroke=\"\(colour)\"\(dots)/>")
    }

    /// An arrow straight across or straight down or up, its tip at the end.
    mutating func arrow(_ x: Int, _ y: Int, to toX: Int, _ toY: Int, _ colour: String) {
        let dx = (toX - x).signum(), dy = (toY - y).signum()
        line("M\(x) \(y)L\(toX - dx * 5) \(toY - dy * 5)", colour)
        let (x, y) = (toX - dx * 8, toY - dy * 8)
        let base = "\(x + dy * 5),\(y + dx * 5) \(x - dy * 5),\(y - dx * 5)"
        body.append("<polygon points=\"\(toX),\(toY) \(base)\" fill=\"\(colour)\"/>")
    }

    mutating func disc(_ x: Int, _ y: Int, _ fill: String) {
        body.append("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"14\" fill=\"\(fill)\"/>")
    }

    func svg(_ title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)"
        viewBox="0 0 \(Self.width) \(height)" role="img">
        <title>\(Self.escaped(title))</title>
        <style>
        text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, Inter, sans-serif }
        .bold { font-weight: 600 }
        .line { fill: none; stroke-width: 2; stroke-linecap: round }
        .mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
        </style>
        \(body.joined(separator: "\n"))
        </svg>

        """
    }
}

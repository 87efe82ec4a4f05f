/// The marks of a marble diagram, as SVG that is styled by classes.
struct Marks {
    /// From one element to the next of the same moment, downwards.
    static let step = 27

    let palette: Palette
    private var axes: [String] = []
    private var shapes: [String] = []
    /// The first characters of the elements so far: those that have one in common have one colour.
    private var kinds: [Character] = []
    private var hues: [Hue] {
        [palette.blue, palette.orange, palette.green, palette.rose, palette.violet]
    }

    init(palette: Palette) { self.palette = palette }

    var body: String { (axes + shapes).joined(separator: "\n") }

    /// The width of a column in which the elements of a line do not touch each other.
    static func unit(for line: MarbleLine) -> Int {
        let places = line.events.compactMap { event -> (column: Int, width: Int)? in
            guard case .element(let element) = event.mark else { return nil }
            return (event.column, width(of: line.text(of: element)))
        }
        return zip(places, places.dropFirst()).filter { $0.column < $1.column }
            .map { (($0.width + $1.width) / 2 + 4) / ($1.column - $0.column) }.max() ?? 0
    }

    private static func width(of text: String) -> Int {
        text.count < 3 ? 26 : textWidth(text, 12, .bold) + 14
    }

    mutating func axis(_ x: Int, _ y: Int, to end: Int, isArrow: Bool, isDotted: Bool) {
        let head = isArrow ? "m-6 -4l6 4l-6 4" : ""
        axes.append("<path\(isDotted ? " class=\"o\"" : "") d=\"M\(x) \(y)H\(end)\(head)\"/>")
    }

    mutating func tick(_ x: Int, _ y: Int) {
        axes.append("<path d=\"M\(x) \(y - 6)v12\"/>")
    }

    /// From an element down to the stream that it is.
    mutating func drop(_ x: Int, _ y: Int, to end: Int) {
        axes.append("<path class=\"o\" d=\"M\(x) \(y)V\(end)\"/>")
    }

    mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        shapes.append("<rect \(place) rx=\"7\"/>")
    }

    mutating func code(_ x: Int, _ y: Int, _ text: String) { add(text, x, y, " class=\"m\"") }

    mutating func name(_ x: Int, _ y: Int, _ text: String) { add(text, x, y, " class=\"q\"") }

    private mutating func add(_ text: String, _ x: Int, _ y: Int, _ style: String = "") {
        let text = Drawing.escaped(text)
        if !text.isEmpty { shapes.append("<text\(style) x=\"\(x)\" y=\"\(y)\">\(text)</text>") }
    }

    /// What happens in one moment, downwards; the completion is a bar behind it.
    mutating func add(
        _ marks: [MarbleLine.Mark], _ x: Int, _ y: Int, text: (String) -> String
    ) {
        let others = marks.filter { $0 != .completed }
        if others.count < marks.count {
            // Longer behind elements, which would hide it.
            let reach = others.isEmpty ? 16 : 21
            let height = 2 * reach + max(0, others.count - 1) * Self.step
            shapes.append("<path class=\"i\" d=\"M\(x) \(y - reach)v\(height)\"/>")
        }
        for (number, mark) in others.enumerated() {
            let y = y + number * Self.step
            switch mark {
            case .element(let element): addElement(text(element), x, y)
            case .error:
                shapes.append("<path class=\"x\" d=\"M\(x - 8) \(y - 8)l16 16m0 -16l-16 16\"/>")
            case .subscribed: shapes.append("<path class=\"p\" d=\"M\(x) \(y - 7)l7 13h-14z\"/>")
            case .disposed: shapes.append("<path class=\"p\" d=\"M\(x - 6) \(y - 6)h12v12h-12z\"/>")
            case .completed: break
            }
        }
    }

    private mutating func addElement(_ text: String, _ x: Int, _ y: Int) {
        let kind = text.lowercased().first { $0.isLetter || $0.isNumber } ?? " "
        if !kinds.contains(kind) { kinds.append(kind) }
        let hue = (kinds.firstIndex(of: kind) ?? 0) % hues.count
        let width = Self.width(of: text)
        if width == 26 {
            shapes.append("<circle class=\"h\(hue)\" cx=\"\(x)\" cy=\"\(y)\" r=\"13\"/>")
        } else {
            let place = "x=\"\(x - width / 2)\" y=\"\(y - 13)\" width=\"\(width)\" height=\"26\""
            shapes.append("<rect class=\"h\(hue)\" \(place) rx=\"13\"/>")
        }
        add(text, x, y + 4)
    }

    /// The rules of the classes that the body has.
    var style: String {
        let sans = "system-ui,-apple-system,\"Segoe UI\",Roboto,Inter,sans-serif"
        let mono = "13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"
        var rules = [
            ("", "text{font:600 12px \(sans);text-anchor:middle;fill:\(palette.ink)}"),
            ("m", ".m{font:\(mono)}"),
            ("q", ".q{font-weight:400;text-anchor:start;fill:\(palette.quiet)}"),
            ("", "path{fill:none;stroke:\(palette.line);stroke-width:1.5;stroke-linecap:round}"),
            ("o", ".o{stroke-dasharray:1 4}"),
            ("i", ".i{stroke:\(palette.ink);stroke-width:2.5}"),
            ("x", ".x{stroke:\(palette.rose.strong);stroke-width:2.5}"),
            ("p", ".p{fill:\(palette.violet.strong);stroke:none}"),
            ("", "rect{fill:\(palette.violet.fill);stroke:\(palette.violet.edge)}"),
        ]
        for (number, hue) in hues.enumerated() {
            rules.append(("h\(number)", ".h\(number){fill:\(hue.fill);stroke:\(hue.strong)}"))
        }
        let body = body
        return rules.filter { $0.0.isEmpty || body.contains("class=\"\($0.0)\"") }.map(\.1)
            .joined(separator: "\n")
    }
}

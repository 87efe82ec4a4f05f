/// The picture of a drawing in a doc comment: time runs to the right, the operator stands between
/// its sources and its results.
struct MarblePicture {
    private static let left = 28, nameWidth = 66, right = 38, narrowest = 400, row = 46

    private let palette: Palette
    private let drawing: MarbleDrawing
    private let unit: Int, origin: Int, width: Int
    private var marks: Marks
    private var y = 0

    init(_ drawing: MarbleDrawing, _ palette: Palette) {
        (self.drawing, self.palette) = (drawing, palette)
        let lines = drawing.panels.flatMap { $0.sources + $0.results }
        unit = max(30, lines.map { Marks.unit(for: $0) }.max() ?? 0)
        origin = Self.left + (drawing.panels.contains(where: \.hasNames) ? Self.nameWidth : 0)
        let columns = lines.map(\.lastColumn).max() ?? 0
        width = max(Self.narrowest, origin + columns * unit + Self.right)
        marks = Marks(palette: palette)
        for (number, panel) in drawing.panels.enumerated() {
            if number > 0 { y += 20 }
            add(panel)
        }
    }

    private mutating func add(_ panel: MarbleDrawing.Panel) {
        let isFirst = panel.hasNames || panel.sources.isEmpty
        if isFirst { add(operation: panel.operation) }
        for line in panel.sources { add(line) }
        if !isFirst { add(operation: panel.operation) }
        for line in panel.results { add(line) }
    }

    private mutating func add(operation: String?) {
        guard let operation else { return }
        let lines = wrapped(operation, 13, .mono, in: width - 24)
        let height = 18 + lines.count * 18
        y += 2
        marks.box(1, y, width - 2, height)
        for (number, line) in lines.enumerated() {
            marks.code(width / 2, y + 22 + number * 18, line)
        }
        y += height + 2
    }

    private mutating func add(_ line: MarbleLine) {
        let axis = y + Self.row / 2
        if !line.name.isEmpty { marks.name(4, axis + 4, line.name) }
        let isDotted = line.name == "connect"
        marks.axis(x(line.start) - 18, axis, to: width - 6, isArrow: !isDotted, isDotted: isDotted)
        if line.start > 0 { marks.tick(x(line.start) - 18, axis) }
        y += Self.row + (line.highest - 1) * Marks.step
        if line.highest > 1 { y += 10 }
        addInner(of: line, axis)
        addEvents(of: line, axis)
    }

    /// The streams that are elements of a line, each on a row of its own below it.
    private mutating func addInner(of line: MarbleLine, _ axis: Int) {
        var rows: [(line: MarbleLine, y: Int, column: Int)] = []
        for event in line.events {
            guard case .element(let element) = event.mark, let inner = line.inner[element] else {
                continue
            }
            rows.append((inner, y + Self.row / 2 - 6, event.column))
            y += Self.row - 8
            marks.drop(x(event.column), axis, to: rows[rows.count - 1].y)
        }
        for row in rows {
            let end = x(row.column + row.line.lastColumn)
            marks.axis(x(row.column), row.y, to: end, isArrow: false, isDotted: false)
        }
        for row in rows { addEvents(of: row.line, row.y, from: row.column) }
    }

    private mutating func addEvents(of line: MarbleLine, _ y: Int, from column: Int = 0) {
        for (at, events) in Dictionary(grouping: line.events, by: \.column).sorted(by: {
            $0.key < $1.key
        }) {
            marks.add(events.map(\.mark), x(column + at), y) { line.text(of: $0) }
        }
        guard line.isEndless else { return }
        // A moment that does not end goes on downwards.
        let isMoment = line.highest > 1
        marks.code(
            x(isMoment ? line.end - 1 : line.end),
            isMoment ? y + line.highest * Marks.step - 8 : y - 6, "…")
    }

    private func x(_ column: Int) -> Int { origin + column * unit }

    func svg(title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(y + 2)" \
        viewBox="0 0 \(width) \(y + 2)" role="img">
        <title>\(Drawing.escaped(title))</title>
        <desc>\(Drawing.escaped(drawing.described))</desc>
        <style>
        \(marks.style)
        </style>
        \(marks.body)
        </svg>

        """
    }
}

extension MarbleLine {
    /// The last column that is drawn, also for streams that are elements.
    var lastColumn: Int {
        let ends = events.map { event in
            guard case .element(let element) = event.mark, let line = inner[element] else {
                return 0
            }
            return event.column + line.lastColumn
        }
        return max(isEndless ? end : end - 1, ends.max() ?? 0)
    }

    /// The most marks of a column that stand one below the other.
    var highest: Int {
        Dictionary(grouping: events.filter { $0.mark != .completed }, by: \.column)
            .values.map(\.count).max() ?? 1
    }
}

/// A drawing of a doc comment: what an operator makes of some streams.
///
///     a---b-----|
///     --1---2-|
///       combineLatest { $0 + $1 }
///     --A-B-C---|       A = a1, B = b1, C = b2
///
/// A second operator is applied to the same streams. A legend gives the texts of elements, or the
/// streams that they are: `a = "-1--2|"`. Several drawings may stand side by side. Lines may have
/// names in front of them; `source`, `subject`, `accepts` and `connect` are those that the others
/// are made of. Compiled by Scripts/draw, too.
struct MarbleDrawing: Equatable {
    /// An operator, or nothing, between its sources and its results.
    struct Panel: Equatable {
        var sources: [MarbleLine] = []
        var operation: String?
        var results: [MarbleLine] = []

        var hasNames: Bool { (sources + results).contains { !$0.name.isEmpty } }
    }

    /// A text between gaps of at least two blanks, and its place in its line.
    private typealias Part = (text: Substring, at: Int)

    private static let namesOfSources: Set = ["source", "subject", "accepts", "connect"]

    private(set) var panels: [Panel] = []

    init(_ panels: [Panel]) { self.panels = panels }

    /// Reads the lines of a block of code; nil if they are no drawing.
    init?(_ lines: [String]) {
        let lines = lines.map { Self.parts(of: $0) }.filter { !$0.isEmpty }
        if let count = Self.drawingsSideBySide(in: lines) {
            for number in 0..<count { read(lines.map { [(text: $0[number].text, at: 0)] }) }
        } else {
            read(lines)
        }
        guard panels.contains(where: { !$0.results.isEmpty }) else { return nil }
    }

    private static func parts(of line: String) -> [Part] {
        line.matches(of: /\S+( \S+)*/).map { match in
            (match.0, line.distance(from: line.startIndex, to: match.range.lowerBound))
        }
    }

    /// The number of drawings if there are several: all lines have as many parts, and at the top or
    /// at the bottom these are lines of marks.
    private static func drawingsSideBySide(in lines: [[Part]]) -> Int? {
        guard let first = lines.first, let last = lines.last, first.count > 1,
            lines.allSatisfy({ $0.count == first.count }),
            [first, last].contains(where: { MarbleLine($0[0].text) != nil })
        else { return nil }
        return first.count
    }

    /// Reads one drawing, or all that stand below each other.
    private mutating func read(_ lines: [[Part]]) {
        // Named lines start after the longest name, others with the block.
        let origin = lines.filter { Self.isNamed($0) }.map { $0[1].at }.min() ?? 0
        panels.append(Panel())
        for parts in lines {
            let isNamed = Self.isNamed(parts)
            let marks = parts[isNamed ? 1 : 0]
            guard var line = MarbleLine(marks.text, at: marks.at - (isNamed ? origin : 0)) else {
                add(operation: parts.map { String($0.text) }.joined(separator: " "))
                continue
            }
            if isNamed {
                line.name = String(parts[0].text)
            } else if parts.count == 2 {
                line.read(legend: parts[1].text)
            }
            add(line)
        }
    }

    private static func isNamed(_ parts: [Part]) -> Bool {
        parts.count == 2 && parts[0].text.allSatisfy(\.isLetter) && MarbleLine(parts[1].text) != nil
    }

    private mutating func add(operation: String) {
        let last = panels.count - 1
        if panels[last].operation != nil { panels.append(Panel(sources: panels[last].sources)) }
        panels[panels.count - 1].operation = operation
    }

    private mutating func add(_ line: MarbleLine) {
        let last = panels.count - 1
        let isSource =
            line.name.isEmpty
            ? panels[last].operation == nil : Self.namesOfSources.contains(line.name)
        if isSource { panels[last].sources.append(line) } else { panels[last].results.append(line) }
    }
}

extension MarbleLine {
    /// Reads `A = a1, B = b1` or `a = "-1--2|", b = "--3-4|"`.
    fileprivate mutating func read(legend text: Substring) {
        for match in text.matches(of: /(\w) = (.+?)(?=, \w = |$)/) {
            let value = match.2
            if value.hasPrefix("\""), let stream = MarbleLine(value.dropFirst().dropLast()) {
                inner[String(match.1)] = stream
            } else {
                legend[String(match.1)] = String(value)
            }
        }
    }
}

/// A stream as a line of a drawing in a doc comment shows it: events in columns of one second.
///
/// The marks are those of `VirtualTimeScheduler.cold` and of its `draw`: `(ab)` is an element of
/// several characters. Beside them, `^` is a subscription or connection, `!` its disposal, and `…`
/// at the end goes on for ever. Compiled by Scripts/draw, too.
struct MarbleLine: Equatable {
    enum Mark: Equatable {
        case element(String), error, completed, subscribed, disposed

        var isEnding: Bool { self == .error || self == .completed }
    }

    struct Event: Equatable {
        let column: Int
        let mark: Mark
    }

    /// The column of the first mark.
    private(set) var start: Int
    /// The column after the last mark.
    private(set) var end: Int
    private(set) var events: [Event] = []
    private(set) var isEndless = false
    /// The name in front of the line, or nothing.
    var name = ""
    /// The texts of elements, by their letters.
    var legend: [String: String] = [:]
    /// The streams that elements are, by their letters; each starts with its element.
    var inner: [String: MarbleLine] = [:]

    /// Reads the marks of a line that starts at a column; nil if it has others, or only elements.
    init?(_ marks: some StringProtocol, at start: Int = 0) {
        (self.start, end) = (start, start)
        var rest = marks[...]
        var isGroup = false
        var hasLine = false
        while let mark = rest.popFirst() {
            let hasEnded = events.last?.mark.isEnding == true
            switch mark {
            case _ where hasEnded && mark != "]": return nil
            case "-" where !isGroup: hasLine = true
            case "[" where !isGroup: isGroup = true
            case "]" where isGroup: isGroup = false
            case "|": add(.completed)
            case "#": add(.error)
            case "^": add(.subscribed)
            case "!": add(.disposed)
            case "…" where rest.isEmpty || rest == "]": isEndless = true
            case "(":
                guard let close = rest.firstIndex(of: ")") else { return nil }
                add(.element(String(rest[..<close])))
                rest = rest[close...].dropFirst()
            case _ where mark.isLetter || mark.isNumber: add(.element(String(mark)))
            default: return nil
            }
            if !isGroup, mark != "…" { end += 1 }
        }
        let isLine = hasLine || isEndless && !events.isEmpty
        guard !isGroup, isLine || events.contains(where: \.mark.isALine) else { return nil }
    }

    private mutating func add(_ mark: Mark) { events.append(Event(column: end, mark: mark)) }

    /// True if the line shows how the stream ends.
    var isEnding: Bool { events.last?.mark.isEnding == true }

    /// The text of an element: what the legend says, or itself.
    func text(of element: String) -> String { legend[element] ?? element }
}

extension MarbleLine.Mark {
    fileprivate var isALine: Bool { if case .element = self { false } else { true } }
}

extension MarbleLine {
    /// The line as `VirtualTimeScheduler.draw` draws it: from column 0, with the texts of the
    /// legend, without subscriptions and a silent rest.
    var drawn: String { drawn { text(of: $0) } }

    /// The line as `VirtualTimeScheduler.cold` plays it: by the letters of the legend.
    var played: String { drawn { $0 } }

    private func drawn(_ text: (String) -> String) -> String {
        var columns = Array(repeating: [String](), count: end)
        for event in events {
            switch event.mark {
            case .element(let element):
                let text = text(element)
                columns[event.column].append(text.count == 1 ? text : "(\(text))")
            case .error: columns[event.column].append("#")
            case .completed: columns[event.column].append("|")
            case .subscribed, .disposed: break
            }
        }
        while columns.last?.isEmpty == true { columns.removeLast() }
        return columns.map {
            $0.isEmpty ? "-" : $0.count == 1 ? $0[0] : "[\($0.joined())]"
        }.joined()
    }
}

/// The error that `#` stands for in a drawing.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
    /// Creates the error, to compare with or to throw.
    public init() {}

    /// The mark `#`.
    public var description: String { "#" }
}

/// A parsed drawing. The marks are those of `cold`; those of other libraries are refused and not
/// taken for elements: `(` and `)`, RxJS's group; `^`, as a hot stream plays from now on.
struct Marbles {
    private(set) var events: [Recorded<Character>] = []

    init(_ drawing: String) throws(DrawingError) {
        var column = 0
        var isGroup = false
        var hasMark = false
        var hasEnded = false
        var wanted: String {
            switch (isGroup, hasEnded) {
            case (false, false): "a mark"
            case (false, true): "nothing behind the ending"
            case (true, false): hasMark ? "a mark or \"]\"" : "a mark"
            case (true, true): "\"]\""
            }
        }
        for (place, mark) in drawing.enumerated() where !mark.isWhitespace {
            switch mark {
            case "-" where !isGroup: break
            case "[" where !isGroup && !hasEnded: (isGroup, hasMark) = (true, false)
            case "]" where isGroup && hasMark: isGroup = false
            case _ where hasEnded, "-", "[", "]", "(", ")", "^", "!":
                throw DrawingError(drawing, place, wanted: wanted, found: mark)
            default:
                let event = Self.event(mark)
                events.append(Recorded(time: .seconds(column), event: event))
                (hasMark, hasEnded) = (true, event.isEnding)
            }
            if !isGroup { column += 1 }
        }
        if isGroup { throw DrawingError(drawing, drawing.count, wanted: wanted, found: nil) }
    }

    private static func event(_ mark: Character) -> Event<Character> {
        switch mark {
        case "|": .completed
        case "#": .error(MarbleError())
        default: .next(mark)
        }
    }

    static func end(_ drawing: String) throws(DrawingError) -> Int {
        var column = 0
        var end: Int?
        for (place, mark) in drawing.enumerated() where !mark.isWhitespace {
            switch mark {
            case "-": break
            case "!" where end == nil: end = column
            default:
                let wanted = end == nil ? "\"-\" or \"!\"" : "nothing behind the \"!\""
                throw DrawingError(drawing, place, wanted: wanted, found: mark)
            }
            column += 1
        }
        if let end { return end }
        throw DrawingError(drawing, drawing.count, wanted: "\"!\"", found: nil)
    }
}

/// The error of a drawing that cannot be played: a mistake in a test.
///
///     time.cold("a[b")
///     // fails with: drawing "a[b", column 3: wanted a mark or "]", found the end
/// A stream of such a drawing fails with it as soon as it is subscribed to. Everything drawn on
/// that clock, or by that `diagram`, is then this text, even if an operator catches the failure.
public struct DrawingError: Error, Equatable, CustomStringConvertible {
    /// The drawing, the column, the marks allowed and the character found, in one line.
    public let description: String

    init(_ drawing: String, _ column: Int, wanted: String, found: Character?) {
        let found = found.map { "\"\($0)\"" } ?? "the end"
        description = "drawing \"\(drawing)\", column \(column): wanted \(wanted), found \(found)"
    }
}

/// The error of a drawing that cannot be played: a mistake in a test.
///
///     time.cold("a[b")
///     // fails with: drawing "a[b", column 3: wanted a mark or "]", found the end
///
/// A stream of such a drawing fails with it as soon as it is subscribed to. Everything drawn on
/// that clock, or by that `diagram`, is then this text, even if an operator catches the failure: a
/// mistyped drawing passes neither for another one nor for `#`.
public struct MalformedDrawing: Error, Equatable {
    /// The malformed drawing.
    public let drawing: String
    /// The position of the mistake: the index of a character of the drawing, from 0.
    public let column: Int
    /// The marks allowed at that position, in words.
    public let wanted: String
    /// The character found there, in quotes, or `the end`.
    public let found: String

    init(_ drawing: String, _ column: Int, wanted: String, found: Character?) {
        self.drawing = drawing
        self.column = column
        self.wanted = wanted
        self.found = found.map { "\"\($0)\"" } ?? "the end"
    }
}

extension MalformedDrawing: CustomStringConvertible {
    /// The drawing, the column, the marks allowed and the character found, in one line.
    public var description: String {
        "drawing \"\(drawing)\", column \(column): wanted \(wanted), found \(found)"
    }
}

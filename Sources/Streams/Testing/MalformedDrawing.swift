/// The failure of a drawing that cannot be played: a test with a slip of the pen.
///
///     time.cold("a[b")
///     // fails with: drawing "a[b", column 3: wanted a mark or "]", found the end
///
/// A stream of such a drawing fails with it as soon as it is subscribed. Whatever is drawn on that
/// clock, or by that `diagram`, is this text then, also where an operator swallows the failure: a
/// mistyped drawing does not pass for another one, nor for `#`.
public struct MalformedDrawing: Error, Equatable {
    /// The drawing as it was given.
    public let drawing: String
    /// Where the slip is: the number of a character of the drawing, the first being 0.
    public let column: Int
    /// What may stand there.
    public let wanted: String
    /// What stands there.
    public let found: String

    init(_ drawing: String, _ column: Int, wanted: String, found: Character?) {
        self.drawing = drawing
        self.column = column
        self.wanted = wanted
        self.found = found.map { "\"\($0)\"" } ?? "the end"
    }
}

extension MalformedDrawing: CustomStringConvertible {
    /// The drawing, the column, what was wanted and what was found, in one line.
    public var description: String {
        "drawing \"\(drawing)\", column \(column): wanted \(wanted), found \(found)"
    }
}

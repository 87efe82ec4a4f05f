/// The application of a drawing's operator to its sources.
struct Played: Sendable {
    /// The name of the drawing.
    let name: String
    let draw: @Sendable (Stage) -> String

    init(_ name: String, _ draw: @escaping @Sendable (Stage) -> String) {
        (self.name, self.draw) = (name, draw)
    }

    static let all =
        broadcasting + combining + creating + filtering + recovering + sharing + timing
        + transforming
        + flattening
}

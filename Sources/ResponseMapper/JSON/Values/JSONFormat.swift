/// The format of a value as text; by default compact, with its own order of keys and its own
/// digits.
///
/// ```swift
/// json.text([.pretty, .sortedKeys])
/// ```
public struct JSONFormat: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Makes a format of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Writes several lines, indented by two spaces.
    public static let pretty = JSONFormat(rawValue: 1)

    /// Sorts members by the UTF-8 of their keys; a key that is written twice keeps its order.
    public static let sortedKeys = JSONFormat(rawValue: 2)

    /// Writes slashes as `\/`, so that the text can be placed in a script element of a page.
    public static let escapedSlashes = JSONFormat(rawValue: 4)
}

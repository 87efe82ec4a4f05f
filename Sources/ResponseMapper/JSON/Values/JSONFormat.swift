/// How a value is printed; nothing set is compact, in the order and with the digits it has.
///
/// ```swift
/// json.text([.pretty, .sortedKeys])
/// ```
public struct JSONFormat: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: Int

    /// A format of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// On several lines, indented by two spaces.
    public static let pretty = JSONFormat(rawValue: 1)

    /// Members by the UTF-8 of their keys; a key that is written twice keeps its order.
    public static let sortedKeys = JSONFormat(rawValue: 2)

    /// Slashes as `\/`, so that the text can stand in a script element of a page.
    public static let escapedSlashes = JSONFormat(rawValue: 4)
}

/// A text that a server puts in front of its JSON, so that no other site can run it as a script.
///
///     let json = try JSON(parsing: data, without: .xssi)      // or "for(;;);"
public struct JSONPrefix: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The text in front of the JSON; white space after it need not be included.
    public let text: String
    /// Makes a prefix of this text.
    public init(_ text: String) { self.text = text }
    /// Makes a prefix of this text.
    public init(stringLiteral text: String) { self.init(text) }
    /// No prefix.
    public static let none = JSONPrefix("")
    /// `)]}',`, as used by Google's servers and Angular.
    public static let xssi = JSONPrefix(")]}',")
}

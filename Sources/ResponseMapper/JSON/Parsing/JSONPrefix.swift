/// What a server puts in front of its JSON, so that no foreign page can run it as a script.
///
/// ```swift
/// let json = try JSON(parsing: data, without: .xssi)
/// let other = try JSON(parsing: data, without: "for(;;);")
/// ```
public struct JSONPrefix: Sendable, Hashable {
    /// The text as it stands in front of the JSON; white space behind it need not be given.
    public let text: String

    /// A prefix of this text.
    public init(_ text: String) {
        self.text = text
    }

    /// Nothing.
    public static let none = JSONPrefix("")

    /// `)]}',`, as Google's servers and Angular use it.
    public static let xssi = JSONPrefix(")]}',")
}

extension JSONPrefix: ExpressibleByStringLiteral {
    /// A prefix of this text.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

import Foundation

extension Path: ExpressibleByStringInterpolation {
    /// Makes a path of text without interpolations.
    public init(stringLiteral value: String) { append(written: value) }
    /// Makes a path of literal text and escaped interpolations.
    public init(stringInterpolation: Interpolation) { self = stringInterpolation.path }

    /// Collects the pieces of a path; called by the compiler.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var path = Path()

        /// Makes an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text as it is written.
        public mutating func appendLiteral(_ literal: String) { path.append(written: literal) }

        /// Adds `value` as one segment or query value: all characters but letters, digits and
        /// `-._~!$'()*,` are escaped, slashes too: the name `me/site` takes `segments:`. Fails with
        /// ``RequestError/Reason/invalidPath`` if it throws.
        /// - Parameter style: The style of the text; by default that of
        ///   ``Attributes/parameterStyle``, as a path does not know the attributes of its request.
        public mutating func appendInterpolation(
            _ value: some PathValue, in style: ParameterStyle = .init()
        ) { path.append(value, in: style) }

        /// Adds the raw value of an enumeration of text or numbers, as one segment or query value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: RawRepresentable>(
            _ value: Value, in style: ParameterStyle = .init()
        ) where Value.RawValue: PathValue { path.append(value.rawValue, in: style) }

        /// Adds the parts between the slashes of `text`, each escaped as a segment of its own:
        /// `"repos/\(segments: "swiftlang/swift")"`. Ahead of the query, a part that is empty, `.`
        /// or `..` fails with ``RequestError/Reason/invalidPath``.
        public mutating func appendInterpolation(segments text: String) {
            path.append(segments: text)
        }

        /// Adds another path as it is.
        public mutating func appendInterpolation(_ path: Path) { self.path.append(path) }
        /// Adds escaped text verbatim; characters that a URL cannot contain make the URL invalid.
        public mutating func appendInterpolation(raw text: String) { path.append(raw: text) }
    }
}

extension String {
    /// Returns `{name}`, or `:name` at the start of a segment: the first placeholder, ahead of the
    /// query, as in Retrofit or Express. Literal braces and colons are written as `%7B` and `%3A`.
    /// - Parameter isFirst: True if a segment begins with the text.
    func foreignPlace(isFirst: Bool) -> String? {
        let path = (isFirst ? "/" : "") + prefix { $0 != "?" && $0 != "#" }
        let braces = path.firstMatch(of: /\{[A-Za-z_][A-Za-z0-9_.]*\}/).map(\.output)
        let colon = path.firstMatch(of: /\/(:[A-Za-z_][A-Za-z0-9_]*)/).map(\.output.1)
        return (braces ?? colon).map(String.init)
    }

    /// True if the text may have such a placeholder: a cheap test, since hardly any path has one.
    var mayHaveForeignPlace: Bool {
        var last = UInt8(ascii: "/")
        for byte in utf8 {
            if byte == UInt8(ascii: "{") { return true }
            if byte == UInt8(ascii: ":") && last == UInt8(ascii: "/") { return true }
            last = byte
        }
        return false
    }
}

/// A value that may be interpolated into a ``Path``, or fill a placeholder in the path of an
/// action: text, numbers, Booleans, UUIDs, dates, and types that are `RawRepresentable` by these.
///
/// A type of your own whose description is the text that the server expects conforms in one line:
///
///     extension UserID: PathValue {}
///
/// Arrays, dictionaries and bytes do not conform, since servers do not agree on their spelling.
public protocol PathValue: Sendable {
    /// Returns the text of the segment, before it is escaped. Throwing fails the request.
    /// - Parameter style: The style of the action's parameters; in a ``Path``, the interpolation's.
    func pathText(in style: ParameterStyle) throws -> String
}

extension PathValue where Self: CustomStringConvertible {
    /// The description.
    public func pathText(in style: ParameterStyle) -> String { description }
}

extension String: PathValue {}
extension Substring: PathValue {}
extension Character: PathValue {}
extension Bool: PathValue {}
extension Int: PathValue {}
extension Int8: PathValue {}
extension Int16: PathValue {}
extension Int32: PathValue {}
extension Int64: PathValue {}
extension UInt: PathValue {}
extension UInt8: PathValue {}
extension UInt16: PathValue {}
extension UInt32: PathValue {}
extension UInt64: PathValue {}
extension Float: PathValue {}
extension Double: PathValue {}
extension Decimal: PathValue {}
extension UUID: PathValue {}

extension Date: PathValue {
    /// Returns the date as the `dates` of the style say.
    public func pathText(in style: ParameterStyle) throws -> String { try style.dates.text(self) }
}

import Foundation

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

import Foundation

/// What may fill a place in the path of an action: text, numbers, truth, identifiers and dates, and
/// what is `RawRepresentable` by these.
///
/// A type of one's own that describes itself as the server wants it says so in a line:
///
/// ```swift
/// extension UserID: PathValue {}
/// ```
///
/// Lists, dictionaries and bytes have no spelling that servers agree on, and are none.
public protocol PathValue: Sendable {
    /// The text of the segment, before it is escaped.
    ///
    /// - Parameter style: how the action writes its parameters, where it matters; throwing fails
    ///   the request.
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
    /// The date as ``ParameterStyle/dates`` has it.
    public func pathText(in style: ParameterStyle) throws -> String { try style.dates.text(self) }
}

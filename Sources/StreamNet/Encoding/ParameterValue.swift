import Foundation

/// Something that can be written into a query or a form.
///
/// An enum with raw values needs no more than the conformance:
///
/// ```swift
/// enum Order: String, ParameterValue { case ascending = "asc", descending = "desc" }
/// ```
///
/// Dates and data do not conform, since servers disagree on their text.
public protocol ParameterValue: Sendable {
    /// What this value is written as under `name`: one pair, many, or none at all.
    func pairs(named name: String) -> [Parameters.Pair]
}

extension ParameterValue where Self: CustomStringConvertible {
    /// One pair, whose value is the description.
    public func pairs(named name: String) -> [Parameters.Pair] {
        [Parameters.Pair(name: name, value: description)]
    }
}

extension ParameterValue where Self: RawRepresentable, RawValue: ParameterValue {
    /// What the raw value is written as.
    public func pairs(named name: String) -> [Parameters.Pair] { rawValue.pairs(named: name) }
}

extension String: ParameterValue {}
extension Substring: ParameterValue {}
extension Int: ParameterValue {}
extension Int8: ParameterValue {}
extension Int16: ParameterValue {}
extension Int32: ParameterValue {}
extension Int64: ParameterValue {}
extension UInt: ParameterValue {}
extension UInt8: ParameterValue {}
extension UInt16: ParameterValue {}
extension UInt32: ParameterValue {}
extension UInt64: ParameterValue {}
extension Float: ParameterValue {}
extension Double: ParameterValue {}
extension Decimal: ParameterValue {}
extension UUID: ParameterValue {}

extension URL: ParameterValue {
    /// One pair, whose value is the whole URL.
    public func pairs(named name: String) -> [Parameters.Pair] {
        absoluteString.pairs(named: name)
    }
}

extension Bool: ParameterValue {
    /// `1` or `0`, as in Alamofire and Moya; for words write `"\(flag)"`.
    public func pairs(named name: String) -> [Parameters.Pair] {
        (self ? "1" : "0").pairs(named: name)
    }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
    /// What the value is written as; nothing for nil.
    public func pairs(named name: String) -> [Parameters.Pair] { self?.pairs(named: name) ?? [] }
}

extension Array: ParameterValue where Element: ParameterValue {
    /// `name[]` for each element, in order; nothing for an empty array.
    public func pairs(named name: String) -> [Parameters.Pair] {
        flatMap { $0.pairs(named: "\(name)[]") }
    }
}

extension Dictionary: ParameterValue where Key == String, Value: ParameterValue {
    /// `name[key]` for each key, sorted; nothing for an empty dictionary.
    public func pairs(named name: String) -> [Parameters.Pair] {
        sorted { $0.key < $1.key }.flatMap { $0.value.pairs(named: "\(name)[\($0.key)]") }
    }
}

extension Parameters: ParameterValue {
    /// `name[inner]` for each pair, in the order written; `inner[x]` becomes `name[inner][x]`.
    public func pairs(named name: String) -> [Parameters.Pair] {
        pairs.map { pair in
            let end = pair.name.firstIndex(of: "[") ?? pair.name.endIndex
            let inner = "[\(pair.name[..<end])]\(pair.name[end...])"
            return Pair(name: name + inner, value: pair.value)
        }
    }
}

import Foundation

/// The values that a lenient mapping uses for scalars that are missing or `null`, where no model
/// declares one; by default the empty ones.
///
/// ```swift
/// MapperPlugin(policy: .lenient(defaults: ScalarDefaults(string: "–", integer: -1)))
/// ```
///
/// An optional that is missing stays nil.
public struct ScalarDefaults: Sendable, Hashable {
    /// The default of a `String`.
    public var string: String
    /// The default of integers of every width; 0 for a type that it does not fit.
    public var integer: Int
    /// The default of `Double`, `Float` and `Decimal`.
    public var float: Double
    /// The default of a `Bool`.
    public var bool: Bool

    /// Makes defaults.
    public init(string: String = "", integer: Int = 0, float: Double = 0, bool: Bool = false) {
        (self.string, self.integer, self.float, self.bool) = (string, integer, float, bool)
    }

    /// The default of a type; nil for all but scalars.
    func value<Value>(of type: Value.Type) -> Value? {
        if let type = type as? any FixedWidthInteger.Type { return value(of: type) as? Value }
        if type == String.self { return string as? Value }
        if type == Bool.self { return bool as? Value }
        if type == Double.self { return float as? Value }
        if type == Float.self { return Float(float) as? Value }
        return type == Decimal.self ? Decimal(float) as? Value : nil
    }

    private func value<Integer: FixedWidthInteger>(of type: Integer.Type) -> Integer {
        Integer(exactly: integer) ?? 0
    }
}

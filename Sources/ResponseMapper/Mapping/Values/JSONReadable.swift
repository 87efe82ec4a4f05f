import Foundation

/// A type that reads itself from JSON, strictly, for ``JSON/get(_:as:)``; an enum with raw values
/// needs no code for it, `enum Role: String, JSONReadable { case admin, guest }`.
public protocol JSONReadable {
    /// Reads a value; `json` is absent if there is none. Paths in errors start at `json`.
    init(reading json: JSON) throws(MapError)

    /// Reads the value at a path of `json`; paths in errors start at `json`.
    static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Self
}

extension JSONReadable {
    /// Reads the value at the path by ``init(reading:)``; it is absent if there is none.
    @inlinable
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Self {
        do { return try Self(reading: json[path: path]) } catch { throw error.prefixed(by: path) }
    }
}

extension JSON: JSONReadable {
    /// The value itself, null included; throws only if it is absent.
    public init(reading json: JSON) throws(MapError) {
        guard json.exists else { throw .missing(path: .root) }
        self = json
    }
}

extension String: JSONReadable {
    /// Reads a string.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(json.string, "String")
    }

    /// Reads a string at a path.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> String {
        try json.required(at: path) { $0.string(at: $1) }
    }
}

extension Bool: JSONReadable {
    /// Reads `true` or `false`.
    public init(reading json: JSON) throws(MapError) { self = try json.required(json.bool, "Bool") }

    /// Reads `true` or `false` at a path.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Bool {
        try json.required(at: path) { $0.bool(at: $1) }
    }
}

extension Double: JSONReadable {
    /// Reads a number, rounded to the nearest double; beyond its range it throws.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(json.double, "Double")
    }

    /// Reads a number at a path.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Double {
        try json.required(at: path) { $0.double(at: $1) }
    }
}

extension Float: JSONReadable {
    /// Reads a number, rounded once to the nearest float; beyond its range it throws.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(json.floatNumber, "Float")
    }
}

extension Decimal: JSONReadable {
    /// Reads a number that a decimal can hold without rounding.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(json.decimal, "Decimal")
    }
}

extension URL: JSONReadable {
    /// Reads a string that is a URL.
    public init(reading json: JSON) throws(MapError) { self = try json.required(json.url, "URL") }
}

extension Date: JSONReadable {
    /// Reads a string that represents a date by RFC 3339.
    public init(reading json: JSON) throws(MapError) { self = try json.required(json.date, "Date") }
}

extension JSONReadable where Self: RawRepresentable, RawValue: JSONReadable {
    /// Reads the raw value; one that names no case throws.
    public init(reading json: JSON) throws(MapError) {
        guard let value = Self(rawValue: try RawValue(reading: json))
        else { throw json.mismatch(wanted: "\(Self.self)") }
        self = value
    }
}

extension JSON {
    func required<Value>(_ value: Value?, _ wanted: String) throws(MapError) -> Value {
        guard let value else { throw mismatch(wanted: wanted) }
        return value
    }
}

extension Int: JSONReadable {}
extension Int8: JSONReadable {}
extension Int16: JSONReadable {}
extension Int32: JSONReadable {}
extension Int64: JSONReadable {}
extension UInt: JSONReadable {}
extension UInt8: JSONReadable {}
extension UInt16: JSONReadable {}
extension UInt32: JSONReadable {}
extension UInt64: JSONReadable {}

extension JSONReadable where Self: FixedWidthInteger {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(json.integer(), "\(Self.self)")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Self {
        try json.required(at: path) { $0.integer(at: $1, as: Self.self) }
    }
}

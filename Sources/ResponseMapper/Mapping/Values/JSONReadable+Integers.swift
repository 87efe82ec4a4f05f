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

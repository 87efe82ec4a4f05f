extension Int: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int, "Int")
    }
}

extension Int8: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int8, "Int8")
    }
}

extension Int16: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int16, "Int16")
    }
}

extension Int32: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int32, "Int32")
    }
}

extension Int64: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int64, "Int64")
    }
}

extension UInt: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint, "UInt")
    }
}

extension UInt8: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint8, "UInt8")
    }
}

extension UInt16: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint16, "UInt16")
    }
}

extension UInt32: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint32, "UInt32")
    }
}

extension UInt64: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint64, "UInt64")
    }
}

extension JSONReadable where Self: FixedWidthInteger {
    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Self {
        try json.required(at: path) { $0.integer(at: $1, as: Self.self) }
    }
}

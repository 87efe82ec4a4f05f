extension Int: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int, "Int")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Int {
        try json.required(at: path) { $0.integer(at: $1, as: Int.self) }
    }
}

extension Int8: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int8, "Int8")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Int8 {
        try json.required(at: path) { $0.integer(at: $1, as: Int8.self) }
    }
}

extension Int16: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int16, "Int16")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Int16 {
        try json.required(at: path) { $0.integer(at: $1, as: Int16.self) }
    }
}

extension Int32: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int32, "Int32")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Int32 {
        try json.required(at: path) { $0.integer(at: $1, as: Int32.self) }
    }
}

extension Int64: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.int64, "Int64")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> Int64 {
        try json.required(at: path) { $0.integer(at: $1, as: Int64.self) }
    }
}

extension UInt: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint, "UInt")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> UInt {
        try json.required(at: path) { $0.integer(at: $1, as: UInt.self) }
    }
}

extension UInt8: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint8, "UInt8")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> UInt8 {
        try json.required(at: path) { $0.integer(at: $1, as: UInt8.self) }
    }
}

extension UInt16: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint16, "UInt16")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> UInt16 {
        try json.required(at: path) { $0.integer(at: $1, as: UInt16.self) }
    }
}

extension UInt32: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint32, "UInt32")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> UInt32 {
        try json.required(at: path) { $0.integer(at: $1, as: UInt32.self) }
    }
}

extension UInt64: JSONReadable {
    /// Reads a number that has no fraction and fits.
    public init(reading json: JSON) throws(MapError) {
        self = try json.required(\.uint64, "UInt64")
    }

    /// Reads a number at a path that has no fraction and fits.
    public static func read(_ json: JSON, at path: JSONPath) throws(MapError) -> UInt64 {
        try json.required(at: path) { $0.integer(at: $1, as: UInt64.self) }
    }
}

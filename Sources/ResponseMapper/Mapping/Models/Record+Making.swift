import Foundation

extension Record {
    /// Reads an object from bytes.
    ///
    /// Throws ``MapError`` where they are not JSON, or JSON but no object.
    public init(from data: Data) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: data) })
    }

    /// Reads an object from text.
    ///
    /// Throws ``MapError`` where it is not JSON, or JSON but no object.
    public init(from text: String) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: text) })
    }

    /// A record of what `JSONSerialization` and its like give, keys sorted.
    ///
    /// Values are those of ``Field``, models, `NSNumber`, `NSNull`, and arrays and dictionaries of
    /// them; a value of another type throws ``MapError``, with its path.
    public init(from dictionary: [String: Any]) throws(MapError) {
        try self.init(JSON(untyped: dictionary))
    }
}

extension [Record] {
    /// Reads an array of objects from bytes.
    ///
    /// Throws ``MapError`` where they are not JSON, or JSON but no array, and where an element is
    /// no object; the error tells which.
    public init(from data: Data) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: data) })
    }

    /// Reads an array of objects from text, as from bytes.
    public init(from text: String) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: text) })
    }

    /// The records in an array; throws ``MapError`` where it is none, and where an element is no
    /// object.
    public init(_ json: JSON) throws(MapError) { try self.init(reading: json) }
}

extension Record: JSONReadable {
    /// Reads an object.
    public init(reading json: JSON) throws(MapError) { try self.init(json) }
}

extension Record: Modelable {}

extension JSON {
    fileprivate static func recorded(
        _ parse: () throws(JSONError) -> JSON
    ) throws(MapError) -> JSON {
        do throws(JSONError) { return try parse() } catch { throw .invalidJSON(error) }
    }
}

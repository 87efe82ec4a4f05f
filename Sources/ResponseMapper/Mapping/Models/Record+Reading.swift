import Foundation

extension Record {
    /// Reads an object from bytes.
    ///
    /// Throws ``MapError`` if they are not JSON, or are JSON but not an object.
    public init(from data: Data) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: data) })
    }

    /// Reads an object from text.
    ///
    /// Throws ``MapError`` if it is not JSON, or is JSON but not an object.
    public init(from text: String) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: text) })
    }

    /// Makes a record of a dictionary as `JSONSerialization` returns it, with its keys sorted.
    ///
    /// Values may be those of ``Field``, models, `NSNumber`, `NSNull`, and arrays and dictionaries
    /// of them; a value of another type throws ``MapError`` with its path.
    public init(from dictionary: [String: Any]) throws(MapError) {
        try self.init(JSON(untyped: dictionary))
    }
}

extension [Record] {
    /// Reads an array of objects from bytes.
    ///
    /// Throws ``MapError`` if they are not JSON, or are JSON but not an array, or if an element is
    /// not an object; the path of the error contains its index.
    public init(from data: Data) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: data) })
    }

    /// Reads an array of objects from text, as from bytes.
    public init(from text: String) throws(MapError) {
        try self.init(JSON.recorded { () throws(JSONError) in try JSON(parsing: text) })
    }

    /// Reads the records of an array; throws ``MapError`` if it is not an array, or if an element
    /// is not an object.
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

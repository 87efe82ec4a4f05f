import Foundation

extension Mappable {
    /// Makes a model, or an array of models, of JSON and calls `mapping(_:)`: `User(from: json)`.
    ///
    /// Throws ``MapError`` if the JSON does not fit, and the errors that the model throws.
    /// - Parameter decoder: The decoder of the model and of those that it maps; as in `JSON.map`.
    public init(from json: JSON, by decoder: (any BodyDecoder)? = nil) throws {
        self = try json.map(Self.self, by: decoder)
    }

    /// Makes a model of JSON text; as of JSON.
    public init(from text: String, by decoder: (any BodyDecoder)? = nil) throws {
        try self.init(from: JSON(reading: Data(text.utf8)), by: decoder)
    }

    /// Makes a model of the bytes of JSON; as of JSON.
    public init(from data: Data, by decoder: (any BodyDecoder)? = nil) throws {
        try self.init(from: JSON(reading: data), by: decoder)
    }

    /// Makes a model of a dictionary as `JSONSerialization` returns it, as of ``JSON/init(any:)``.
    public init(from dictionary: [String: Any], by decoder: (any BodyDecoder)? = nil) throws {
        try self.init(from: JSON(any: dictionary), by: decoder)
    }
}

extension JSON {
    fileprivate init(reading data: Data) throws {
        do throws(JSONError) { self = try JSON(parsing: data) } catch {
            throw MapError(data.isEmpty ? .emptyBody : .invalidJSON(error))
        }
    }
}

extension Mappable where Self: Encodable {
    /// Returns the model as JSON; an array of models is an array.
    /// Throws the errors of the model's own encoding, and otherwise `EncodingError`.
    public func toJSON() throws -> JSON { try JSON(encoding: self) }

    /// Returns the model as JSON text, on one line unless `isPretty` is true.
    public func toJSONString(isPretty: Bool = false) throws -> String {
        let json = try toJSON()
        return isPretty ? json.prettyText : json.text
    }

    /// Returns the model as the bytes of JSON, in UTF-8.
    public func toData() throws -> Data { try toJSON().data }

    /// Returns the members of the model by key.
    /// Throws ``MapError`` if the JSON is not an object, as for an array of models.
    public func toDictionary() throws -> [String: JSON] {
        let json = try toJSON()
        guard let members = json.dictionary else { throw json.mismatch(wanted: "an object") }
        return members
    }
}

import Foundation

extension Mappable where Self: Encodable {
    /// Returns the model as JSON; for an array of models, an array.
    ///
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
    ///
    /// Throws ``MapError`` if the JSON is not an object, as for an array of models.
    public func toDictionary() throws -> [String: JSON] {
        let json = try toJSON()
        guard let members = json.dictionary else { throw json.mismatch(wanted: "an object") }
        return members
    }
}

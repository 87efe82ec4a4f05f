import Foundation

extension Modelable where Self: Encodable {
    /// The model as JSON. Of an array of models, an array.
    ///
    /// Throws what its encoding throws, an `EncodingError` where it is not of its own making.
    public func toJSON() throws -> JSON { try encoded(self) }

    /// The model as JSON text: on one line, unless it is to be readable.
    public func toJSONString(isPretty: Bool = false) throws -> String {
        let json = try toJSON()
        return isPretty ? json.prettyText : json.text
    }

    /// The model as the bytes of JSON, in UTF-8.
    public func toData() throws -> Data { try toJSON().data }

    /// The members of the model by key.
    ///
    /// Throws ``MapError`` for what is no object, an array of models for one.
    public func toDictionary() throws -> [String: JSON] {
        let json = try toJSON()
        guard let members = json.dictionary else { throw json.mismatch(wanted: "an object") }
        return members
    }
}

/// Every model is written here.
private func encoded(_ value: some Encodable) throws -> JSON { try JSON(encoding: value) }

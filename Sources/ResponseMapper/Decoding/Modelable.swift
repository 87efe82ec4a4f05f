/// A model that reads itself from JSON, strictly or leniently as it chooses.
///
///     struct User: Modelable {
///         var name: String
///         var bio: String
///         init(_ json: JSON) throws {
///             // missing or no string: an error with its path
///             name = try json.get("name")
///             // missing: ""
///             bio = json["bio"].stringValue
///         }
///     }
///
/// A model that is also `Decodable` needs no initializer of its own: it is decoded, and `mapping`
/// adds the values that decoding cannot read:
///
///     struct Post: Modelable, Decodable {
///         var title: String
///         var page: Int?
///         mutating func mapping(_ json: JSON) { page = json["meta"]["page"].int }
///     }
public protocol Modelable: Sendable {
    /// Reads the model; `json` is the value at the model path, which may be `null`.
    init(_ json: JSON) throws

    /// Reads further values after the model is made; called once, also for a model that a
    /// ``ModelDecoder`` decodes inside of another one.
    mutating func mapping(_ json: JSON) throws
}

extension Modelable {
    /// Reads nothing more.
    public mutating func mapping(_ json: JSON) throws {}
}

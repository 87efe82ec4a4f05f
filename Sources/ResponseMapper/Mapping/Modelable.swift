/// A model that reads itself from JSON, strictly or leniently as it likes.
///
///     struct User: Modelable {
///         var name: String
///         var bio: String
///         init(_ json: JSON) throws {
///             name = try json.get("name")         // missing or no string: an error with its path
///             bio = json["bio"].stringValue       // missing: ""
///         }
///     }
public protocol Modelable: Sendable {
    /// Reads the model; `json` is the value at the model path, which may be `null`.
    init(_ json: JSON) throws

    /// Reads more, once the model is made.
    mutating func mapping(_ json: JSON) throws
}

extension Modelable {
    /// Reads nothing more.
    public mutating func mapping(_ json: JSON) throws {}
}

extension Optional: Modelable where Wrapped: Modelable {
    /// Nil for `null` and for a missing value, else the model.
    public init(_ json: JSON) throws {
        self = json.isNull || !json.exists ? nil : try Wrapped(json)
        try self?.mapping(json)
    }
}

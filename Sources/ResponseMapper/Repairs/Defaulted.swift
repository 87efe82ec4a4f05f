/// A model that declares default values for properties missing in a response.
///
/// ```swift
/// struct Item: Codable, Defaulted {
///     var name = "untitled"
///     var count = 1
/// }
/// ```
///
/// A lenient mapping uses these values for properties that are missing or `null`; a strict mapping
/// does not. A value that is present and does not fit is never replaced by one, except a raw value
/// that names no case of an enum. An empty object is read as the default values, and any other
/// object that has none of the model's keys is an error. A failed request has no model, and no
/// default.
///
/// If the type is also `Encodable`, the defaults are found by coding key, through any
/// `CodingKeys` and strategies. For any other type, a key has the value of the property of the same
/// name; a key with another name has no default.
public protocol Defaulted {
    /// Creates a model with the default values.
    init()
}

/// An enum with a case for unknown values.
///
/// ```swift
/// enum State: String, Codable, UnknownCase { case on, off, unknown }
/// ```
///
/// A lenient mapping uses it for a value that matches no case, unless the enclosing model declares
/// a default for the property; a strict mapping does not.
public protocol UnknownCase {
    /// The case for values that match no other case.
    static var unknown: Self { get }
}

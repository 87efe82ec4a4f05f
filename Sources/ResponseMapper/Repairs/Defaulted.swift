/// A model that declares default values for properties missing in a response.
///
///     struct Item: Codable, Defaulted {
///         var name = "untitled"
///         var count = 1
///     }
/// A lenient mapping uses these values for properties that are missing or `null`, and for a raw
/// value that names no case of an enum. Those of an `Encodable` type are found by coding key, those
/// of any other type by property name: see <doc:WhenTheServerLies>.
public protocol Defaulted {
    /// Creates a model with the default values.
    init()
}

/// An enum with a case for unknown values.
///
///     enum State: String, Codable, UnknownCase { case on, off, unknown }
/// A lenient mapping uses it, unless the enclosing model declares a default for the property.
public protocol UnknownCase {
    /// The case for values that match no other case.
    static var unknown: Self { get }
}

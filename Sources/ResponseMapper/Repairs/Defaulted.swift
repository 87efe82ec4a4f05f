/// A model that says itself what its properties are where the server says nothing.
///
/// ```swift
/// struct Item: Codable, Defaulted {
///     var name = "untitled"
///     var count = 1
/// }
/// ```
///
/// A lenient mapping uses these values for what is missing or `null`; a strict one does not. A
/// value that is there and does not fit is never replaced by one.
///
/// Of a type that is `Encodable`, too, they are found by coding key, through whatever `CodingKeys`
/// and strategies say. Of any other, a key has the value of the property of its own name; under
/// another name there is none.
public protocol Defaulted {
    /// Makes the model of which there was nothing.
    init()
}

/// An enum that has a case for what it does not know.
///
/// ```swift
/// enum State: String, Codable, UnknownCase { case on, off, unknown }
/// ```
///
/// A lenient mapping uses it where the server names another; a strict one does not.
public protocol UnknownCase {
    /// What stands for all that has no case.
    static var unknown: Self { get }
}

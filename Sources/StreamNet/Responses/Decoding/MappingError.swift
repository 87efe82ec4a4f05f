import Foundation

/// An error for a response that cannot be converted to the requested value.
///
/// Adopted by ``ParseError``, and by `MapError` if `ResponseMapper` reads the response:
///
/// ```swift
/// do { … } catch let failure as any MappingError {
///     report("\(failure)", failure.unmapped)
/// }
/// ```
public protocol MappingError: LocalizedError, CustomStringConvertible {
    /// The response, body included; nil if a value was read without one.
    var unmapped: Response? { get }
}

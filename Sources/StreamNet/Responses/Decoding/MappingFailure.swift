/// There is a response, and what was wanted cannot be made of it.
///
/// Adopted by ``ParseFailure``, and by `MapError` where `ResponseMapper` reads the response:
///
/// ```swift
/// do { … } catch let failure as any MappingFailure { report("\(failure)", failure.unmapped) }
/// ```
public protocol MappingFailure: Error, CustomStringConvertible {
    /// The response, body included; nil where a value was read without one.
    var unmapped: Response? { get }
}

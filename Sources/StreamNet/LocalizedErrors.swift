import Foundation

/// An error whose `localizedDescription` is its description.
///
/// Foundation's own text for a Swift error has a number and the name of the type, and no reason.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension StreamError: DescribedError {}
extension CheckpointError: DescribedError {}
extension MarbleError: DescribedError {}
extension DrawingError: DescribedError {}
extension EndlessWorkError: DescribedError {}
extension NetError: DescribedError {}
extension RequestError: DescribedError {}
extension TransportError: DescribedError {}
extension ConfigurationError: DescribedError {}

import Foundation
import Streams

/// A type whose mirror, which `dump` prints and debuggers show, has no children, but the type's
/// description, in which secrets are hidden.
///
///     dump(response)  // - GET https://host/path: 200, 12 bytes
public protocol DescribedMirror: CustomStringConvertible, CustomReflectable {}

extension DescribedMirror {
    /// No children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An error whose `localizedDescription` is its description.
///
/// Foundation's own text for a Swift error has a number and the name of the type, and no reason.
public protocol DescribedError: LocalizedError, DescribedMirror {}

extension DescribedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension StreamError: DescribedError {}
extension CheckpointError: DescribedError {}
extension MarbleError: DescribedError {}
extension DrawingError: DescribedError {}
extension EndlessWorkError: DescribedError {}

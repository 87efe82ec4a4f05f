/// A type whose mirror, which `dump` prints and debuggers show, has no children, but the type's
/// description, in which secrets are hidden.
///
///     dump(response)  // - GET https://host/path: 200, 12 bytes
public protocol DescribedMirror: CustomStringConvertible, CustomReflectable {}

extension DescribedMirror {
    /// No children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An unretained reference to an object that is retained elsewhere.
///
/// A subject calls its subscribers through these, which saves two atomic operations per delivery.
// The object must outlive every use; a comment at each use names its owner.
@usableFromInline
struct Unretained<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable
    init(_ object: Object) { reference = .passUnretained(object) }

    @inlinable
    var object: Object { reference.takeUnretainedValue() }

    @inlinable
    func with(_ use: (Object) -> Void) { reference._withUnsafeGuaranteedRef(use) }
}

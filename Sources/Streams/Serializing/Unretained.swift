/// A reference that does not count, for objects that somebody else keeps meanwhile.
///
/// A subject calls its subscribers by these: two atomic operations less for each delivery.
// The object must outlive every use; whoever makes one says what keeps it.
@usableFromInline
struct Unretained<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable
    init(_ object: Object) { reference = .passUnretained(object) }

    @inlinable
    func with(_ use: (Object) -> Void) { reference._withUnsafeGuaranteedRef(use) }
}

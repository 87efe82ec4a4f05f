/// Disposes the disposable it holds when it is deinitialized: a subscription for the length of a
/// scope, or for the lifetime of the object that has it as a property.
///
///     let updates = ScopedDisposable(feed.subscribe(onNext: show))
public final class ScopedDisposable: Disposable {
    private let disposable: any Disposable

    /// Wraps `disposable`.
    public init(_ disposable: any Disposable) { self.disposable = disposable }

    deinit { disposable.dispose() }

    /// Disposes the wrapped disposable now.
    public func dispose() { disposable.dispose() }
}

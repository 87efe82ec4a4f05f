/// Disposes what it holds when it goes away: a subscription for the length of a scope, or of the
/// object that has it as a property.
///
///     let updates = ScopedDisposable(feed.subscribe(onNext: show))
public final class ScopedDisposable: Disposable {
    private let disposable: any Disposable

    /// Holds `disposable`.
    public init(_ disposable: any Disposable) { self.disposable = disposable }

    deinit { disposable.dispose() }

    /// Disposes it now.
    public func dispose() { disposable.dispose() }
}

import Synchronization

/// Something that runs or is held, and can be stopped or let go.
///
/// Disposing twice, from any thread or from inside an event, is allowed and does nothing more.
public protocol Disposable: AnyObject, Sendable {
    /// Stops what runs and lets go what is held.
    func dispose()
}

/// Ways to make a `Disposable`.
public enum Disposables {
    /// Nothing to stop.
    public static func create() -> any Disposable { Nothing.shared }

    /// Runs `dispose` once, when first disposed, on the disposing thread.
    public static func create(_ dispose: @escaping @Sendable () -> Void) -> any Disposable {
        OnDispose(dispose)
    }

    /// Disposes all of them, in the order given.
    public static func create(_ disposables: any Disposable...) -> any Disposable {
        OnDispose { for disposable in disposables { disposable.dispose() } }
    }
}

private final class Nothing: Disposable {
    static let shared = Nothing()

    func dispose() {}
}

/// An action that runs at most once and is released when it has run.
@usableFromInline
final class OnDispose: Disposable {
    private let action: Lock<(@Sendable () -> Void)?>

    @usableFromInline
    init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

    @usableFromInline
    func dispose() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?()
    }
}

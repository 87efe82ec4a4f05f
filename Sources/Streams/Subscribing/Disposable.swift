import Synchronization

/// Work that can be stopped, or a resource that can be released.
///
/// `dispose()` may be called from any thread and from inside an event; a second call does nothing.
public protocol Disposable: AnyObject, Sendable {
    /// Stops the work and releases the resources.
    func dispose()
}

/// A disposable that may be over without having been disposed; it then need not be held any more.
@usableFromInline
protocol Endable: Disposable {
    /// True if disposing it has no effect any more; called under a lock.
    var isOver: Bool { get }
}

/// Factory methods for `Disposable`.
public enum Disposables {
    /// A disposable that does nothing.
    public static func create() -> any Disposable { Nothing.shared }

    /// A disposable that calls `dispose` once, when first disposed, on the disposing thread.
    public static func create(_ dispose: @escaping @Sendable () -> Void) -> any Disposable {
        OnDispose(dispose)
    }

    /// A disposable that disposes all of `disposables`, in the order given.
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

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
    /// Need not be held by anything.
    static let nothing = ActionDisposable(nil)

    /// A disposable that does nothing.
    public static func create() -> ActionDisposable { nothing }

    /// A disposable that calls `dispose` once, when first disposed, on the disposing thread.
    public static func create(_ dispose: @escaping @Sendable () -> Void) -> ActionDisposable {
        ActionDisposable(dispose)
    }

    /// A disposable that disposes all of `disposables`, in the order given.
    public static func create(_ disposables: any Disposable...) -> ActionDisposable {
        ActionDisposable { for disposable in disposables { disposable.dispose() } }
    }
}

/// Runs an action at most once, when it is first disposed, and releases it; made by
/// `Disposables.create`.
public final class ActionDisposable: Disposable, Endable {
    private let action: Mutex<(@Sendable () -> Void)?>

    @usableFromInline
    init(_ action: (@Sendable () -> Void)?) { self.action = Mutex(action) }

    @usableFromInline var isOver: Bool { action.withLock { $0 == nil } }

    /// Runs the action, unless it has run; on the calling thread.
    public func dispose() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?()
    }
}

/// Holds one disposable at a time: setting another disposes the previous one.
public final class SerialDisposable: Disposable {
    private let held = Mutex<(item: (any Disposable)?, isDisposed: Bool)>((nil, false))

    /// A disposable that holds nothing yet.
    public init() {}

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0.isDisposed } }

    /// The disposable held; nil at first and after disposal.
    ///
    /// Setting it disposes the previous one. If this is disposed already, the new one is disposed
    /// at once.
    public var disposable: (any Disposable)? {
        get { held.withLock { $0.item } }
        set {
            let unwanted = held.withLock { held in
                if held.isDisposed { return newValue }
                defer { held.item = newValue }
                return held.item
            }
            if let unwanted { unwanted.dispose() }
        }
    }

    /// Disposes the disposable held, and from now on each one that is set.
    public func dispose() {
        let item = held.withLock { held in
            held.isDisposed = true
            return held.item.take()
        }
        item?.dispose()
    }
}

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

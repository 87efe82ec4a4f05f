import Locks

/// Work that can be stopped, or a resource that can be released.
public protocol Disposable: AnyObject, Sendable {
    /// Stops the work, from any thread and from inside an event; a second call does nothing.
    func dispose()
}

@usableFromInline protocol Endable: Disposable {
    /// True if disposing it has no effect any more; called under a lock.
    var isOver: Bool { get }
    /// Disposes it for `parent`, which is unfinished as long as a lifetime in it is.
    func dispose(before parent: SubscriptionLifetime)
}

extension Endable {
    @usableFromInline func dispose(before parent: SubscriptionLifetime) { dispose() }
}

/// Factory methods for `Disposable`.
public enum Disposables {
    /// Need not be held by anything.
    static let nothing = ActionDisposable(nil)

    /// A disposable that calls `dispose` once, on the disposing thread; by default, does nothing.
    public static func create(_ dispose: (@Sendable () -> Void)? = nil) -> ActionDisposable {
        guard let dispose else { return nothing }
        return ActionDisposable(dispose)
    }

    /// A disposable that disposes all of `disposables`, in their order.
    public static func create(_ disposables: [any Disposable]) -> CompositeDisposable {
        CompositeDisposable(disposables)
    }
}

/// Runs an action once, when first disposed, and releases it; made by `Disposables.create`.
public final class ActionDisposable: Disposable, Endable {
    private let action: Mutex<(@Sendable () -> Void)?>

    @usableFromInline init(_ action: (@Sendable () -> Void)?) { self.action = Mutex(action) }

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

    /// The disposable held; nil after disposal, when setting one disposes that at once.
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
        held.withLock { exchange(&$0, with: (item: nil, isDisposed: true)) }.item?.dispose()
    }
}

/// Disposes the disposable it holds when it is deinitialized.
@usableFromInline package final class ScopedDisposable: Disposable {
    private let disposable: any Disposable

    @usableFromInline package init(_ disposable: any Disposable) { self.disposable = disposable }

    deinit { disposable.dispose() }

    @usableFromInline package func dispose() { disposable.dispose() }
}

/// Holds any number of disposables and disposes them together, in the order of insertion.
public final class CompositeDisposable: Disposable {
    /// Identifies an inserted disposable, to remove it.
    public struct DisposeKey: Sendable { fileprivate let number: Int }

    /// The number of insertions into any composite: a key fits one only.
    // Relaxed: only to be unlike the others.
    private static let insertions = Atomic<Int>(0)
    private let held = Mutex<[Int: any Disposable]?>([:])

    /// A composite of the given disposables.
    public convenience init(_ disposables: any Disposable...) { self.init(disposables) }

    init(_ disposables: [any Disposable]) { for item in disposables { insert(item) } }

    /// True if it has been disposed.
    public var isDisposed: Bool { held.withLock { $0 == nil } }

    /// Adds `disposable` and returns its key; if this is disposed, disposes it and returns nil.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let number = Self.insertions.add(1, ordering: .relaxed).newValue
        let isHeld = held.withLock { held in
            held?[number] = disposable
            return held != nil
        }
        if isHeld { return DisposeKey(number: number) }
        disposable.dispose()
        return nil
    }

    /// Removes a disposable and disposes it; does nothing the second time.
    public func remove(for key: DisposeKey) {
        held.withLock { $0?.removeValue(forKey: key.number) }?.dispose()
    }

    /// Disposes all that are held, and from now on each one that is inserted.
    public func dispose() {
        let items = held.withLock { $0.take() } ?? [:]
        for (_, item) in items.sorted(by: { $0.key < $1.key }) { item.dispose() }
    }
}

import Locks

/// State of one request that its attempts share: each feature adds a key of its own.
///
///     extension RequestContext { static var refreshes: Key<Int> { .init(0) } }
///
/// A provider makes one for each subscription, which all attempts and copies of its endpoint share.
/// Attributes are values that specify a request; a context is an object that records its state, for
/// all threads. A value in it must not refer to the endpoint: both would stay in memory.
public final class RequestContext: Sendable {
    /// The name, the type and the initial value of an entry; declared as a computed static
    /// property, as the keys of ``Attributes`` are.
    public typealias Key = Attributes.Key

    /// The decisions about the request; nil if it is not traced.
    let trace: Trace?
    private let values: Mutex<Attributes>
    // Relaxed: a number; attempts begin one after another.
    private let attempts = Atomic<Int>(0)

    init(_ values: Attributes = [], trace: Trace? = nil) {
        self.values = Mutex(values)
        self.trace = trace
    }

    /// The value under `key`, or its initial value.
    public subscript<Value>(key: Key<Value>) -> Value {
        get { values.withLock { $0[key] } }
        set {
            // Released after the lock: the end of a former value may run code of its own.
            let former = values.withLock { values in
                let former = values.box(under: key.identity)
                values[key] = newValue
                return former
            }
            withExtendedLifetime(former) {}
        }
    }

    /// Sets values that are not set yet; without others they share the memory of `attributes`.
    func begin(with attributes: Attributes) { values.withLock { $0.merge(attributes) } }

    /// Changes the value under `key` in one step, and returns the result of `change`, which is
    /// called without a lock, and again if another thread has changed the value meanwhile.
    public func update<Value, Result>(
        _ key: Key<Value>, _ change: (inout Value) throws -> Result
    ) rethrows -> Result {
        while true {
            let (former, box) = values.withLock { ($0[key], $0.box(under: key.identity)) }
            var value = former
            let result = try change(&value)
            let isStored = values.withLock { values in
                guard values.box(under: key.identity) === box else { return false }
                values[key] = value
                return true
            }
            if isStored { return result }
        }
    }

    func nextAttempt() -> Int { attempts.add(1, ordering: .relaxed).newValue }
}

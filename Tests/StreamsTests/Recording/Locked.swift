import Foundation

/// A value that several threads share in a test.
// Unchecked: `value` is touched only under the lock, which ThreadSanitizer knows.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value

    init(_ value: Value) { current = value }

    var value: Value {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&current) }
    }

    /// Sets another value; returns the former one.
    func exchange(_ new: Value) -> Value {
        change { value in
            defer { value = new }
            return value
        }
    }
}

extension Locked<Int> {
    /// Adds one; returns the sum.
    @discardableResult func increment() -> Int {
        change { value in
            value += 1
            return value
        }
    }
}

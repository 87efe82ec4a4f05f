#if canImport(Darwin) || OWN_LOCKS || THREAD_SANITIZER
    public import CShims

    /// A value that one thread at a time can use, with the shape of the standard library's `Mutex`.
    ///
    /// Lock and value lie in what holds the mutex, without an allocation. That needs three things:
    /// - ``SystemLock`` has raw layout, so that the compiler never copies the mutex to lend it.
    /// - It has a fixed size. Raw layout of a generic size would be laid out by a function that the
    ///   runtime has since Swift 6; `.ci/apple` looks for it.
    /// - The value is reached by an address that comes out of C, and destroyed out of line: the
    ///   optimizer takes a `let` for what it was at first, and cannot here.
    ///
    /// `@unchecked Sendable`: the value is touched only between lock and unlock.
    public struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        @usableFromInline let value: Value
        @usableFromInline let lock: SystemLock

        /// Makes a mutex of a value, which nobody else keeps.
        @inlinable public init(_ initialValue: consuming sending Value) {
            value = initialValue
            lock = SystemLock()
        }

        // Destroys what the value is by now.
        @inline(never)
        deinit {}

        /// Calls the closure with the value, which no other thread uses meanwhile, and returns its
        /// result. A thread that takes the lock twice stops for good, or the process does.
        @inlinable public borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&address.pointee)
        }

        /// As `withLock`, but returns nil at once, without a call, while the mutex is locked.
        @inlinable public borrowing func withLockIfAvailable<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result? {
            guard lock.tryLock() else { return nil }
            defer { lock.unlock() }
            return try body(&address.pointee)
        }

        @inlinable var address: UnsafeMutablePointer<Value> {
            // The value is first, so that its address is that of the whole.
            withUnsafePointer(to: self) {
                changing_memory($0).assumingMemoryBound(to: Value.self)
            }
        }
    }
#endif

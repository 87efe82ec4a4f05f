#if canImport(Darwin)
    public import Darwin

    @usableFromInline typealias NativeLock = os_unfair_lock_s

    extension UnsafeMutablePointer<os_unfair_lock_s> {
        @inlinable func lock() { os_unfair_lock_lock(self) }
        @inlinable func tryLock() -> Bool { os_unfair_lock_trylock(self) }
        @inlinable func unlock() { os_unfair_lock_unlock(self) }
        @inlinable func destroy() {}
    }
#elseif OWN_LOCKS || THREAD_SANITIZER
    public import Glibc

    @usableFromInline typealias NativeLock = pthread_mutex_t

    // The thread sanitizer knows it. One of zeros is ready, and can be moved while it is unlocked.
    extension UnsafeMutablePointer<pthread_mutex_t> {
        @inlinable func lock() { pthread_mutex_lock(self) }
        @inlinable func tryLock() -> Bool { pthread_mutex_trylock(self) == 0 }
        @inlinable func unlock() { pthread_mutex_unlock(self) }
        @inlinable func destroy() { pthread_mutex_destroy(self) }
    }
#endif

#if canImport(Darwin) || OWN_LOCKS || THREAD_SANITIZER
    /// The lock of the system, in memory that the compiler neither copies nor reads.
    @_rawLayout(like: NativeLock)
    @usableFromInline struct SystemLock: ~Copyable {
        @inlinable init() { native.initialize(to: NativeLock()) }

        @inlinable deinit { native.destroy() }

        @inlinable func lock() { native.lock() }
        @inlinable func tryLock() -> Bool { native.tryLock() }
        @inlinable func unlock() { native.unlock() }

        @inlinable var native: UnsafeMutablePointer<NativeLock> {
            withUnsafePointer(to: self) {
                UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: NativeLock.self)
            }
        }
    }
#endif

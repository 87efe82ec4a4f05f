// The C library of Apple platforms, as far as its types differ from those of Glibc.
@_exported import Glibc

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

extension stat {
    public var st_mtimespec: timespec { st_mtim }
}

public struct os_unfair_lock_s {
    public var _os_unfair_lock_opaque: UInt32 = 0
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool { true }
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

public func pthread_self() -> pthread_t { .allocate(capacity: 1) }
public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }
public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer {
    .init(thread)
}

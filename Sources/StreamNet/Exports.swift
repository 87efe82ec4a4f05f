@_exported public import Foundation
@_exported public import Streams

#if THREAD_SANITIZER
    /// Replaces the `Mutex` of the standard library in this module; see ``PosixMutex``.
    typealias Mutex<Value> = PosixMutex<Value>
#endif

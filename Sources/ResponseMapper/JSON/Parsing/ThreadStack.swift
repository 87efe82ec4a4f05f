import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// The stack of the calling thread, for what calls itself as often as its input says.
///
/// Unsafe: takes the address of memory on the stack, to compare it with the bounds of the stack.
enum ThreadStack {
    /// True if little of the stack is left, less than 96 KB or a quarter of it; never true on a
    /// platform without bounds, or on a stack that is not the thread's own.
    static var isNearlyFull: Bool {
        guard let limit else { return false }
        // Of no variable, and no constant size: the address sanitizer has those elsewhere.
        let size = 1 + Int(truncatingIfNeeded: limit & 7)
        let address = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) {
            UInt(bitPattern: $0.baseAddress)
        }
        return address < limit && limit - address < reserve
    }

    private static let reserve: UInt = 96 * 1024

    #if canImport(WinSDK)
        private static let limit: UInt? = nil
    #else
        /// The address at which the reserve begins; found once per thread, as it may be in a file.
        private static var limit: UInt? {
            guard let key else { return nil }
            if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
            guard let bounds else { return nil }
            let limit = bounds.start + min(reserve, bounds.size / 4)
            pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit))
            return limit
        }

        /// A place of each thread for its limit, which is a number and is not freed.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            return pthread_key_create(&key, nil) == 0 ? key : nil
        }()

        #if canImport(Darwin)
            private static var bounds: (start: UInt, size: UInt)? {
                let size = UInt(pthread_get_stacksize_np(pthread_self()))
                return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
            }
        #else
            /// Not declared by the C library's module, though it is in every such library.
            @_silgen_name("pthread_getattr_np")
            private static func attributes(
                of thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
            ) -> Int32

            private static var bounds: (start: UInt, size: UInt)? {
                var attributes = pthread_attr_t()
                guard Self.attributes(of: pthread_self(), &attributes) == 0 else { return nil }
                defer { pthread_attr_destroy(&attributes) }
                var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
                guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return nil }
                return (UInt(bitPattern: start), UInt(size))
            }
        #endif
    #endif
}

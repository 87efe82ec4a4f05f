// The module of the lock and the atomic values of all others. On Linux it is the standard library's;
// Apple's systems before macOS 15 and iOS 18 lack that, and have those of this folder. So do builds
// with OWN_LOCKS in the environment, to test them. Builds for the thread sanitizer, which reports
// false races on the standard mutex, have the mutex of this folder.
#if !canImport(Darwin) && !OWN_LOCKS
    @_exported public import Synchronization
#endif

// The lock and the atomic values of all modules. On Linux they are the standard library's, which
// Apple's systems before macOS 15 and iOS 18 lack: there they are those of this folder, and so in
// builds with OWN_LOCKS in the environment, to test them. Builds for the thread sanitizer, which
// reports false races on the standard mutex, have the mutex of this folder.
#if !canImport(Darwin) && !OWN_LOCKS
    @_exported public import Synchronization
#endif

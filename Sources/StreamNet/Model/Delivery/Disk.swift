import Foundation

/// The file operations that `FileHandle` and `FileManager` lack, each a call of POSIX.
enum Disk {
    /// Creates a file to write and to read; fails if its name is taken.
    static func create(_ path: String, mode: mode_t = 0o600) throws(POSIXError) -> FileHandle {
        try handle(open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
    }

    static func extend(_ path: String, orCreate: Bool = false) throws(POSIXError) -> FileHandle {
        let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | (orCreate ? O_CREAT : 0)
        return try handle(open(path, flags, 0o600))
    }

    static func reader(of path: String) throws(POSIXError) -> FileHandle {
        try handle(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW))
    }

    /// Renames a file in one step, and replaces any file of the new name.
    static func move(_ old: String, over new: String) throws(POSIXError) {
        try succeed(rename(old, new))
    }

    /// Renames a file in one step; fails if the new name is taken.
    static func move(_ old: String, toFree new: String) throws(POSIXError) {
        let result = link(old, new)
        if result < 0, [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) {
            return try claim(new, for: old)
        }
        try succeed(result)
        remove(old)
    }

    /// The same as ``move(_:toFree:)`` on a disk without links: an empty file reserves the name.
    static func claim(_ new: String, for old: String) throws(POSIXError) {
        _ = try create(new)
        do throws(POSIXError) { try move(old, over: new) } catch {
            remove(new)
            throw error
        }
    }

    static func remove(_ path: String) { _ = unlink(path) }

    static func removeOrThrow(_ path: String) throws(POSIXError) {
        if unlink(path) < 0, errno != ENOENT { try succeed(-1) }
    }

    /// Removes a folder without anything in it; false if it is there still, or was no folder.
    @discardableResult static func removeFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Removes a file or a folder with all that is in it, not what links lead to; others may do so
    /// as well.
    @discardableResult static func removeAll(_ path: String) -> Bool {
        if unlink(path) == 0 { return true }
        // A file that was about to be made when its folder was renamed may come late.
        for _ in 1...3 {
            for name in names(in: path) { removeAll("\(path)/\(name)") }
            if removeFolder(path) { return true }
        }
        return false
    }

    /// Makes a folder, and those above it that are missing.
    static func makeFolder(_ path: String) throws(POSIXError) {
        if mkdir(path, 0o777) == 0 { return }
        var code = errno
        if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o777) == 0 { return }
            code = errno
        }
        if (try? facts(of: path))?.isFolder == true { return }
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }

    /// Locks a file until its handle is closed. Does nothing on a disk without locks, from which
    /// ``removeUnlocked(_:unlessYoungerThan:)`` removes nothing.
    static func lock(_ handle: FileHandle) { _ = flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) }

    /// Locks a file or a folder until its handle is closed, after all who have locked it.
    static func waitForLock(_ handle: FileHandle) {
        while flock(handle.fileDescriptor, LOCK_EX) < 0, errno == EINTR {}
    }

    /// Sets the date of the last change, by default to now.
    static func touch(_ handle: FileHandle, at date: Date = Date()) {
        _ = futimes(handle.fileDescriptor, times(date))
    }

    static func touch(_ path: String, at date: Date = Date()) { _ = utimes(path, times(date)) }

    private static func times(_ date: Date) -> [timeval] {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let rest = (date.timeIntervalSince1970 - seconds) * 1e6
        return Array(repeating: timeval(tv_sec: .init(seconds), tv_usec: .init(rest)), count: 2)
    }

    /// Removes a file that no process has locked, if its last change is long enough ago.
    static func removeUnlocked(_ path: String, unlessYoungerThan seconds: TimeInterval) {
        guard let handle = try? extend(path),
            flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0,
            let change = try? facts(of: handle).change, Date().timeIntervalSince(change) > seconds
        else { return }
        remove(path)
    }

    static func permit(_ mode: mode_t, _ handle: FileHandle) throws(POSIXError) {
        try succeed(fchmod(handle.fileDescriptor, mode))
    }

    /// Returns the attributes of the file at a path; nil if there is none.
    /// - Parameter isLinkItself: True for the attributes of a link itself, not those of its target.
    static func facts(of path: String, isLinkItself: Bool = false) throws(POSIXError) -> Facts? {
        var facts = stat()
        // An argument of C would copy the text.
        let result = path.withCString { isLinkItself ? lstat($0, &facts) : stat($0, &facts) }
        if result < 0, errno == ENOENT || errno == ENOTDIR { return nil }
        try succeed(result)
        return Facts(facts)
    }

    static func facts(of handle: FileHandle) throws(POSIXError) -> Facts {
        var facts = stat()
        try succeed(fstat(handle.fileDescriptor, &facts))
        return Facts(facts)
    }

    static func mayFill(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

    /// Returns the default mode of a new file, by creating one: reading the umask would change it
    /// for the whole process.
    static func usualMode(tryingAt path: String) throws(POSIXError) -> mode_t {
        _ = try create(path, mode: 0o666)
        defer { remove(path) }
        return try facts(of: path)?.mode ?? 0o600
    }

    private static func handle(_ descriptor: Int32) throws(POSIXError) -> FileHandle {
        try succeed(descriptor)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func succeed(_ result: Int32) throws(POSIXError) {
        if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// The attributes of a file, read without opening it.
    struct Facts {
        /// The number of a file that is there, or open, among all files.
        struct Identity: Sendable, Hashable {
            let device: UInt64
            let number: UInt64
        }

        let identity: Identity
        let isFile: Bool
        let isFolder: Bool
        let mode: mode_t
        let size: Int
        /// The date of the last change of its contents, or another one that was set.
        let change: Date

        init(_ facts: stat) {
            identity = Identity(
                device: UInt64(truncatingIfNeeded: facts.st_dev),
                number: UInt64(truncatingIfNeeded: facts.st_ino))
            let kind = facts.st_mode & S_IFMT
            isFile = kind == S_IFREG
            isFolder = kind == S_IFDIR
            mode = facts.st_mode & 0o777
            size = Int(clamping: facts.st_size)
            #if canImport(Darwin)
                let time = facts.st_mtimespec
            #else
                let time = facts.st_mtim
            #endif
            change = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
        }
    }
}

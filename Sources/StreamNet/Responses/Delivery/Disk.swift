import Foundation

/// What `FileHandle` and `FileManager` cannot do, each a call of POSIX.
enum Disk {
    /// Makes a file, only if nothing has its name.
    static func create(_ path: String, mode: mode_t = 0o600) throws(POSIXError) -> FileHandle {
        try handle(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
    }

    /// Opens a file to write behind its end; a link is refused.
    static func extend(_ path: String) throws(POSIXError) -> FileHandle {
        try handle(open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW))
    }

    /// Gives a file another name, and takes that from whatever file had it, in one step.
    static func move(_ old: String, over new: String) throws(POSIXError) {
        try succeed(rename(old, new))
    }

    /// Gives a file another name that nothing else has, in one step.
    static func move(_ old: String, toFree new: String) throws(POSIXError) {
        let result = link(old, new)
        if result < 0, [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) {
            return try claim(new, for: old)
        }
        try succeed(result)
        remove(old)
    }

    /// As ``move(_:toFree:)``, on a disk without links: an empty file holds the name meanwhile.
    static func claim(_ new: String, for old: String) throws(POSIXError) {
        _ = try create(new)
        do throws(POSIXError) { try move(old, over: new) } catch {
            remove(new)
            throw error
        }
    }

    /// Takes a file's name away; nothing happens where there is none.
    static func remove(_ path: String) { _ = unlink(path) }

    /// Lets others read and write a file as `mode` says.
    static func permit(_ mode: mode_t, _ handle: FileHandle) throws(POSIXError) {
        try succeed(fchmod(handle.fileDescriptor, mode))
    }

    /// What has a name; nil where nothing has.
    /// - Parameter isLinkItself: whether of a link its own facts are wanted, not those of the file
    ///   that it leads to.
    static func facts(of path: String, isLinkItself: Bool = false) throws(POSIXError) -> Facts? {
        var facts = stat()
        let result = isLinkItself ? lstat(path, &facts) : stat(path, &facts)
        if result < 0, errno == ENOENT || errno == ENOTDIR { return nil }
        try succeed(result)
        return Facts(facts)
    }

    /// Whether files may be made in a folder.
    static func mayFill(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

    /// The mode of a new file for which nobody asks for another.
    ///
    /// Only the making of one tells without touching the process's umask, which is everybody's.
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
}

extension Disk {
    /// What is known about a file without opening it.
    struct Facts {
        let isFile: Bool
        let isFolder: Bool
        /// Who may read and write it.
        let mode: mode_t
        let size: Int

        fileprivate init(_ facts: stat) {
            let kind = facts.st_mode & S_IFMT
            isFile = kind == S_IFREG
            isFolder = kind == S_IFDIR
            mode = facts.st_mode & 0o777
            size = Int(facts.st_size)
        }
    }
}

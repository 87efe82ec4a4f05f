import Foundation

/// A file to write, and the actions that are allowed for it.
struct FileLocation: Sendable {
    let url: URL
    let path: String
    private let options: FileDestination.Options

    init(_ url: URL, _ options: FileDestination.Options) throws(FileError) {
        self.url = url.absoluteURL
        path = try Self.path(of: url)
        self.options = options
    }

    var folder: String { url.deletingLastPathComponent().path }

    var replacesFile: Bool { options.contains(.replacesFile) }

    /// Throws if the file cannot be written; creates nothing.
    func check() throws(FileError) {
        try checkPlace()
        try Self.checkFolder(folder, options)
    }

    /// Throws if the name is taken and must not be replaced.
    func checkPlace() throws(FileError) {
        let facts = try Self.facts(of: path)
        if let facts, !facts.isFile {
            throw FileError(
                wanted: "a place for a file",
                found: (facts.isFolder ? "a folder" : "no file") + " in its place: \(path)")
        }
        // A link without a target takes the name, too.
        let isTaken = try Self.facts(of: path, isLinkItself: true) != nil
        guard isTaken, !replacesFile else { return }
        throw FileError(wanted: "no file yet, or .replacesFile", found: "one: \(path)")
    }

    /// Creates the folder, if it is missing and may be created.
    func makeFolder() throws(FileError) {
        try Self.checkFolder(folder, options)
        guard try Self.facts(of: folder) == nil else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError("a new folder", folder, error)
        }
    }

    /// Returns the mode for the file: that of the file it replaces, otherwise the given one.
    func mode(orElse usual: mode_t) throws(FileError) -> mode_t {
        let facts = try Self.facts(of: path, isLinkItself: true)
        return facts.flatMap { $0.isFile ? $0.mode : nil } ?? usual
    }

    /// Throws unless files can be created in a folder, or the folder in one above it.
    static func checkFolder(
        _ folder: String, _ options: FileDestination.Options
    ) throws(FileError) {
        var folder = folder
        while true {
            if let facts = try facts(of: folder) {
                guard facts.isFolder else {
                    throw FileError(wanted: "a folder", found: "something else: \(folder)")
                }
                break
            }
            let parent = URL(filePath: folder).deletingLastPathComponent().path
            guard options.contains(.createsFolders), parent != folder else {
                throw FileError(wanted: "a folder, or .createsFolders", found: "none: \(folder)")
            }
            folder = parent
        }
        if !Disk.mayFill(folder) {
            throw FileError(
                wanted: "a folder that may be written", found: "no permission: \(folder)")
        }
    }

    static func path(of url: URL) throws(FileError) -> String {
        let path = url.absoluteURL.path
        // The system would cut the name at a NUL.
        let isCut = url.absoluteString.contains("%00") || path.utf8.contains(0)
        guard url.isFileURL, path.hasPrefix("/"), !isCut else {
            throw FileError(
                wanted: "a file URL",
                found: "another: \(URLText(url.absoluteString).summary)")
        }
        return path
    }

    private static func facts(
        of path: String, isLinkItself: Bool = false
    ) throws(FileError) -> Disk.Facts? {
        do { return try Disk.facts(of: path, isLinkItself: isLinkItself) } catch {
            throw FileError("a place for a file", path, error)
        }
    }
}

/// The reason for which a file cannot be written, before anything is sent or after the head.
struct FileError: Error {
    let wanted: String
    let found: String
    let underlying: (any Error)?

    init(wanted: String, found: String, underlying: (any Error)? = nil) {
        (self.wanted, self.found, self.underlying) = (wanted, found, underlying)
    }

    /// Makes the error from one of the system, with the system's text.
    init(_ wanted: String, _ path: String, _ error: any Error) {
        let text = error.posixCode.map { String(cString: strerror($0)) }
        self.init(
            wanted: wanted, found: "\(text ?? "\(error)"): \(path)", underlying: error)
    }
}

extension RequestError {
    init(_ obstacle: FileError) {
        self.init(
            .unwritableDestination, wanted: obstacle.wanted, found: obstacle.found,
            underlying: obstacle.underlying)
    }
}

extension NetError {
    init(_ obstacle: FileError, _ request: EncodedRequest) {
        self = request.failure(
            .cannotWrite, detail: obstacle.found, underlying: obstacle.underlying)
    }
}

extension EncodedRequest {
    /// The method and address, without query and credentials.
    var summary: String { "\(method) \(URLText(url.absoluteString).summary)" }

    func failure(
        _ reason: TransportError.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        .transport(
            TransportError(reason, request: summary, detail: detail, underlying: underlying))
    }
}

extension Error {
    /// The system's code for this error, or for the one that Foundation made it from.
    fileprivate var posixCode: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.posixCode
    }
}

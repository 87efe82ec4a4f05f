import Foundation

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

    func check() throws(FileError) {
        try checkPlace()
        try Self.checkFolder(folder, options)
    }

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

    func makeFolder() throws(FileError) {
        try Self.checkFolder(folder, options)
        guard try Self.facts(of: folder) == nil else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch { throw FileError("a new folder", folder, error) }
    }

    func mode(orElse usual: mode_t) throws(FileError) -> mode_t {
        let facts = try Self.facts(of: path, isLinkItself: true)
        return facts.flatMap { $0.isFile ? $0.mode : nil } ?? usual
    }

    static func checkFolder(
        _ folder: String, _ options: FileDestination.Options
    ) throws(FileError) {
        guard let facts = try facts(of: folder) else {
            let parent = URL(filePath: folder).deletingLastPathComponent().path
            guard options.contains(.createsFolders), parent != folder else {
                throw FileError(wanted: "a folder, or .createsFolders", found: "none: \(folder)")
            }
            return try checkFolder(parent, options)
        }
        guard facts.isFolder
        else { throw FileError(wanted: "a folder", found: "something else: \(folder)") }
        guard !Disk.mayFill(folder) else { return }
        throw FileError(wanted: "a folder that may be written", found: "no permission: \(folder)")
    }

    static func path(of url: URL) throws(FileError) -> String {
        let path = url.absoluteURL.path
        // The system would cut the name at a NUL.
        let isCut = url.absoluteString.contains("%00") || path.utf8.contains(0)
        guard url.isFileURL, path.hasPrefix("/"), !isCut else {
            let summary = URLText(url.absoluteString).summary
            throw FileError(wanted: "a file URL", found: "another: \(summary)")
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

struct FileError: Error {
    let wanted: String
    let found: String
    var underlying: (any Error)?
}

extension FileError {
    init(_ wanted: String, _ path: String, _ error: any Error) {
        let text = error.posixCode.map { String(cString: strerror($0)) } ?? "\(error)"
        self.init(wanted: wanted, found: "\(text): \(path)", underlying: error)
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
    var summary: String { "\(method) \(URLText(url.absoluteString).summary)" }

    func failure(
        _ reason: TransportError.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        .transport(
            TransportError(reason, request: summary, detail: detail, underlying: underlying))
    }
}

extension Error {
    fileprivate var posixCode: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.posixCode
    }
}

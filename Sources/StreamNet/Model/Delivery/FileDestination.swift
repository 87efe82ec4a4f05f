import Foundation

/// The place where a response is written: one file, a file in a folder under the server's name for
/// it, such as `.folder(downloads, .createsFolders)`, or the file that a closure returns once the
/// head has arrived.
///
/// The bytes are written to a hidden `.part` file in the same folder, which no other user may read.
/// It is renamed in one step when it is complete: a file that is replaced stays intact until then.
/// An unfinished part is removed, unless ``keepingPart(_:)`` keeps it; that of a killed process,
/// when another one first writes a file into the folder. The file is not forced onto the disk: the
/// effect of a power cut is up to the file system.
public struct FileDestination: Sendable {
    /// The actions that are allowed; by default, an existing file and a missing folder are errors.
    public struct Options: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: Int

        /// Makes options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Creates missing folders, which stay even if the file is never finished.
        public static let createsFolders = Options(rawValue: 1)
        /// Replaces an existing file, by one with the same permissions: a link itself, not its
        /// target, and never a folder, a device or a pipe.
        public static let replacesFile = Options(rawValue: 2)
    }

    enum Location: Sendable {
        case file(URL)
        case folder(URL)
        case chosen(@Sendable (Response) throws -> URL)
    }

    let place: Location
    let options: Options
    private(set) var token: ResumeToken?
    private(set) var keep: (@Sendable (ResumeToken) -> Void)?

    /// The file at this URL.
    public static func file(_ url: URL, _ options: Options = []) -> FileDestination {
        FileDestination(place: .file(url), options: options)
    }

    /// A file in this folder, named by ``Response/suggestedFilename``.
    public static func folder(_ url: URL, _ options: Options = []) -> FileDestination {
        FileDestination(place: .folder(url), options: options)
    }

    /// The file that `choose` returns, which is called once the head has arrived, with a body that
    /// is still empty, on the thread that received it; an error that it throws fails the request.
    public init(_ options: Options = [], _ choose: @escaping @Sendable (Response) throws -> URL) {
        self.init(place: .chosen(choose), options: options)
    }

    private init(place: Location, options: Options) {
        (self.place, self.options) = (place, options)
    }

    /// Resumes the part of an earlier transfer; with nil, nothing. A token that does not fit is
    /// ignored: if the request is another, the part no longer exists, or the server has another
    /// file by now, the transfer starts from the beginning and the part is removed.
    public func resuming(_ token: ResumeToken?) -> FileDestination {
        var destination = self
        destination.token = token
        return destination
    }

    /// Keeps the part of a transfer that ends unfinished, cancelled or failed.
    /// - Parameter keep: Called once, on any thread, if the part can be resumed: with a GET, and a
    ///   response with a validator for the version of the file.
    public func keepingPart(_ keep: @escaping @Sendable (ResumeToken) -> Void) -> FileDestination {
        var destination = self
        destination.keep = keep
        return destination
    }
}

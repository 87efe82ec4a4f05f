import Foundation

/// Where a response is written: to one file, into a folder under the server's name for it, or to
/// wherever a closure says once the head is there.
///
/// The bytes go to a hidden `.part` file in the same folder, which nobody else may read, and get
/// their name in one step when they are all there: half a file never has that name, and one that
/// is replaced stays whole until then. What is not finished is removed, unless it is kept by
/// ``keepingPart(_:)``. The file is handed to the system, not forced onto the disk: what a power
/// cut does to it is the file system's.
///
/// ```swift
/// .folder(downloads, .createsFolders)
/// ```
public struct FileDestination: Sendable {
    /// What may be done to write the file; without any, an existing file and a missing folder are
    /// errors.
    public struct Options: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: Int

        /// Makes options of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Missing folders are made, and stay even if the file is never finished.
        public static let createsFolders = Options(rawValue: 1)
        /// A file that is there already is replaced, by one with the same permissions.
        ///
        /// A link is replaced itself, not the file that it leads to; a folder, a device or a pipe
        /// never is.
        public static let replacesFile = Options(rawValue: 2)
    }

    enum Place: Sendable {
        case file(URL)
        case folder(URL)
        case chosen(@Sendable (Response) throws -> URL)
    }

    let place: Place
    let options: Options
    private(set) var token: ResumeToken?
    private(set) var keep: (@Sendable (ResumeToken) -> Void)?

    /// The file of this URL.
    public static func file(_ url: URL, _ options: Options = []) -> FileDestination {
        FileDestination(place: .file(url), options: options)
    }

    /// A file in this folder, named by ``Response/suggestedFilename``.
    public static func folder(_ url: URL, _ options: Options = []) -> FileDestination {
        FileDestination(place: .folder(url), options: options)
    }

    /// The file that `choose` names.
    /// - Parameter choose: called once the head is there, on the thread that received it; the body
    ///   of the response is still empty. What it throws fails the request.
    public init(
        _ options: Options = [], _ choose: @escaping @Sendable (Response) throws -> URL
    ) {
        self.init(place: .chosen(choose), options: options)
    }

    private init(place: Place, options: Options) {
        (self.place, self.options) = (place, options)
    }
}

extension FileDestination {
    /// Goes on with the part of an earlier transfer instead of beginning anew.
    ///
    /// A token that does not fit, because the request is another, its part has gone, or the server
    /// has another file by now, is as good as none: the transfer begins anew and the part is
    /// removed. With nil there is nothing to resume.
    public func resuming(_ token: ResumeToken?) -> FileDestination {
        var destination = self
        destination.token = token
        return destination
    }

    /// Keeps the part of a transfer that ends unfinished, be it cancelled or broken off.
    /// - Parameter keep: called once for such a transfer, on any thread, if its part can be
    ///   resumed: the request is a GET, and the server said by which version the part is known.
    public func keepingPart(
        _ keep: @escaping @Sendable (ResumeToken) -> Void
    ) -> FileDestination {
        var destination = self
        destination.keep = keep
        return destination
    }
}

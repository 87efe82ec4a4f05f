import Foundation

/// An unfinished transfer that can be taken up again, also by another run of the program.
///
/// It stays good until a response to a request that resumes it has begun; that one then gives
/// another, if it ends unfinished as well. It has the whole URL in it: if there is a secret in the
/// query, it is to be kept like one.
public struct ResumeToken: Codable, Sendable, Hashable {
    /// The file with the bytes that are there.
    public let part: URL
    /// How many bytes are there.
    public let count: Int
    /// The URL of the request.
    public let url: URL
    private let method: String
    /// What tells the version of the file, as it stands in `If-Range`.
    let validator: String

    init(part: URL, count: Int, request: EncodedRequest, validator: String) {
        (self.part, self.count, self.validator) = (part, count, validator)
        (url, method) = (request.url, request.method.rawValue)
    }

    /// Removes the part of a transfer that nobody will take up again.
    ///
    /// Nothing happens where it has gone, and to a file that is no part.
    public func discard() {
        if isPart { Disk.remove(part.path) }
    }
}

extension ResumeToken {
    /// The bytes that are missing, as it stands in `Range` (RFC 9110 §14.1.2).
    var range: String { "bytes=\(count)-" }

    /// Whether a request asks for what this token is about, and the part is as it was left.
    func fits(_ request: EncodedRequest) -> Bool {
        let isSame = request.url.absoluteString == url.absoluteString
        return isSame && request.method.rawValue == method && request.method == .get
            && request.headers["Range"] == nil && request.headers["If-Range"] == nil
            && (try? (["If-Range": validator] as HTTPHeaders).validate()) != nil
            && count > 0 && isPart && size(of: part) == count
    }

    /// Whether a request is one that ``EncodedRequest/resuming(_:)`` made with this token.
    func isUsed(by request: EncodedRequest) -> Bool {
        request.headers["Range"] == range && request.headers["If-Range"] == validator
    }

    /// A token comes from wherever it was stored, and must not lead to any other file.
    private var isPart: Bool {
        let name = part.lastPathComponent
        return (try? FileSite.path(of: part)) != nil && name.hasPrefix(".")
            && name.hasSuffix(".part") && size(of: part) != nil
    }

    private func size(of file: URL) -> Int? {
        guard let facts = try? Disk.facts(of: file.path, isLinkItself: true) else { return nil }
        return facts.isFile ? facts.size : nil
    }
}

extension ResumeToken: CustomStringConvertible {
    /// The request, without query and credentials, and what is there of it:
    /// `GET https://host/path: 12 bytes`.
    public var description: String {
        "\(method) \(URLText(url.absoluteString).summary): \(count) bytes"
    }
}

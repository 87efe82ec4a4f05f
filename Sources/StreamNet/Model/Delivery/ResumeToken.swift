import Foundation

/// An unfinished transfer that can be resumed, also by another run of the program.
///
/// It is valid until a response to a request that resumes it has begun; that transfer produces
/// another, if it ends unfinished as well. It contains the whole URL: if there is a secret in the
/// query, store the token like one.
public struct ResumeToken: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The file with the bytes received so far.
    let part: URL
    /// The number of bytes received so far.
    public let count: Int
    let url: URL
    private let method: String
    /// The length of the whole file, if announced; nil also in a token of an earlier version.
    let total: Int?
    /// The validator of the file's version, as sent in `If-Range`.
    let validator: String

    init(part: URL, count: Int, total: Int?, request: EncodedRequest, validator: String) {
        (self.part, self.count, self.total, self.validator) = (part, count, total, validator)
        (url, method) = (request.url, request.method.rawValue)
    }

    /// Removes the part of a transfer that will not be resumed, if it exists and is a part.
    public func discard() { if isPart { Disk.remove(part.path) } }
    /// The missing bytes, as sent in `Range` (RFC 9110 §14.1.2).
    var range: String { "bytes=\(count)-" }

    /// True if a request asks for the file of this token, and the part is unchanged.
    func fits(_ request: EncodedRequest) -> Bool {
        let isSame = request.url.absoluteString == url.absoluteString
        return isSame && request.method.rawValue == method && request.method == .get
            && request.headers["Range"] == nil && request.headers["If-Range"] == nil
            && (try? (["If-Range": validator] as HTTPHeaders).validate()) != nil
            && count > 0 && total ?? count >= count && isPart && size(of: part) == count
    }

    func isUsed(by request: EncodedRequest) -> Bool {
        request.headers["Range"] == range && request.headers["If-Range"] == validator
    }

    /// True if the file is a part: a token from any storage must not lead to another file.
    private var isPart: Bool {
        let name = part.lastPathComponent
        return (try? FileLocation.path(of: part)) != nil && name.hasPrefix(".")
            && name.hasSuffix(".part") && size(of: part) != nil
    }

    private func size(of file: URL) -> Int? {
        guard let facts = try? Disk.facts(of: file.path, isLinkItself: true) else { return nil }
        return facts.isFile ? facts.size : nil
    }

    /// The request, without query and credentials: `GET https://host/path: 12 bytes`.
    public var description: String {
        "\(method) \(URLText(url.absoluteString).summary): \(count) bytes"
    }
}

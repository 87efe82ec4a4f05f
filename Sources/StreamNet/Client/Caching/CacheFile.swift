import Foundation

/// A cached response as a file: a head similar to HTTP's, an empty line, and the body. The digest
/// of the body is followed by the variant, if there is one.
///
///     StreamNet-Cache/1 200 1732200000.0 never 12 2b4f…
///     GET https://host/path
///     https://host/path
///     Content-Type: text/plain
enum CacheFile {
    private static let version = "StreamNet-Cache/1"
    /// Stands for a missing URL: an empty line would end the head.
    private static let noURL = "-"

    /// Throws if the key, the URL or a header contains a line feed: the file could not be read
    /// again.
    static func data(of entry: CacheEntry, for key: CacheKey) throws -> Data {
        let response = entry.response
        let expires = entry.expires.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "never"
        var lines = [
            version, "\(response.status)", "\(entry.stored.timeIntervalSinceReferenceDate)",
            expires, "\(response.body.count)", "\(Digest(response.body))",
            entry.variant,
        ].compactMap(\.self).joined(separator: " ")
        for line in [key.description, response.url?.absoluteString ?? noURL]
            + response.headers.map({ "\($0.name): \($0.value)" })
        {
            guard !line.utf8.contains(UInt8(ascii: "\n")) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            lines += "\n" + line
        }
        return Data((lines + "\n\n").utf8) + response.body
    }

    /// The entry in a file that is whole and about `key`; nil for any other.
    static func entry(in data: Data, for key: CacheKey) -> CacheEntry? {
        guard let end = data.firstRange(of: Data("\n\n".utf8)),
            let head = String(validating: data[..<end.lowerBound], as: UTF8.self)
        else { return nil }
        let lines = head.split(at: "\n", keepingEmpty: true)
        let facts = lines[0].split(at: " ")
        guard (6...7).contains(facts.count), facts[0] == version, lines.count >= 3,
            lines[1] == key.description, let status = Int(facts[1]),
            let stored = Double(facts[2]), let count = Int(facts[4])
        else { return nil }
        let expires = Double(facts[3])
        guard expires != nil || facts[3] == "never" else { return nil }
        let body = Data(data[end.upperBound...])
        guard body.count == count, "\(Digest(body))" == facts[5] else { return nil }

        var headers = HTTPHeaders()
        for line in lines.dropFirst(3) {
            guard let colon = line.range(of: ": ") else { return nil }
            headers.add(String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        let response = Response(
            status: status, headers: headers, body: body,
            url: lines[2] == noURL ? nil : URL(string: String(lines[2])))
        return CacheEntry(
            response, stored: Date(timeIntervalSinceReferenceDate: stored),
            expires: expires.map(Date.init(timeIntervalSinceReferenceDate:)),
            variant: facts.count == 7 ? String(facts[6]) : nil)
    }
}

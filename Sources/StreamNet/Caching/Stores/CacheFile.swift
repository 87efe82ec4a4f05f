import Foundation

/// A cached response as a file: a head similar to HTTP's, an empty line, and the body.
///
///     StreamNet-Cache/2 00000231 200 1732200000.0 1732200000.5 never 12 2b4f… - -
///     7f83b1…
///     https://host/path
///     Content-Type: text/plain
///
/// The first line has the length of the head, the status, the dates of request, response and
/// expiry, the length and a checksum of the body, the digest of the variant and its names; the
/// second one the key.
enum CacheFile {
    private static let version = "StreamNet-Cache/2 "
    /// The number of digits of the length of the head, from the status on.
    private static let digits = 8
    /// Stands for a missing part: an empty line would end the head.
    private static let none = "-"
    /// The number of bytes up to which a body is compared with its checksum when it is read.
    private static let checked = 1_000_000

    /// Throws if the URL or a header contains a line feed: the file could not be read again.
    static func head(of entry: CacheEntry, for key: String) throws -> Data {
        let response = entry.response
        let facts = [
            "\(response.status)", "\(entry.requested.timeIntervalSinceReferenceDate)",
            "\(entry.stored.timeIntervalSinceReferenceDate)",
            entry.expires.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "never",
            "\(response.body.count)", checksum(response.body), entry.variant?.digest ?? none,
            entry.variant?.names.joined(separator: ",") ?? none,
        ]
        var lines = [facts.joined(separator: " "), key, response.url?.absoluteString ?? none]
        lines += response.headers.map { "\($0.name): \($0.value)" }
        guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let head = lines.joined(separator: "\n") + "\n\n"
        let length = "\(head.utf8.count)"
        guard length.utf8.count <= digits else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let padding = String(repeating: "0", count: digits - length.utf8.count)
        return Data((version + padding + length + " " + head).utf8)
    }

    /// The entry in a file that is whole and of this key; nil for any other.
    static func entry(in data: Data, for key: String) -> CacheEntry? {
        let start = data.startIndex + version.utf8.count + digits + 1
        guard let opening = String(validating: data.prefix(start - data.startIndex), as: UTF8.self),
            opening.hasPrefix(version),
            let length = Int(opening.dropFirst(version.count).dropLast()),
            length > 2, data.endIndex - start >= length,
            let head = String(validating: data[start..<(start + length - 2)], as: UTF8.self)
        else { return nil }
        let lines = parts(of: head[...], between: "\n")
        let facts = parts(of: lines[0], between: " ")
        guard facts.count == 8, lines.count >= 3, lines[1] == key,
            let status = Int(facts[0]), let requested = date(facts[1]),
            let stored = date(facts[2]), let count = Int(facts[4])
        else { return nil }
        let expires = date(facts[3])
        guard expires != nil || facts[3] == "never" else { return nil }
        let body = data[(start + length)...]
        guard body.count == count, count > checked || checksum(body) == facts[5] else {
            return nil
        }

        var headers = HTTPHeaders()
        for line in lines.dropFirst(3) {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            headers.add(String(line[..<colon]), String(line.utf8[colon...].dropFirst(2)) ?? "")
        }
        let response = Response(
            status: status, headers: headers, body: body,
            url: lines[2] == none ? nil : URL(string: String(lines[2])))
        let names = facts[6] == none ? [] : facts[7].split(at: ",").map(String.init)
        return CacheEntry(
            response, requested: requested, stored: stored, expires: expires,
            variant: facts[6] == none
                ? nil : CacheVariant(names: names, digest: String(facts[6])))
    }

    /// The parts of a text, cut at bytes: characters would have to be found first.
    private static func parts(of text: Substring, between mark: Unicode.Scalar) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }

    private static func date(_ text: Substring) -> Date? {
        Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// A checksum of 64 bits (FNV-1a over words), which finds a file that was not written whole.
    private static func checksum(_ body: Data) -> String {
        let prime: UInt64 = 0x0000_0100_0000_01b3
        var (sum, word): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0)
        // The iterator of `Data` is called for each byte; an array's is compiled in. A word at a
        // time takes a fifth of the time of a byte at a time.
        for start in stride(from: 0, to: body.count, by: 65_536) {
            let piece = Array(body.dropFirst(start).prefix(65_536))
            let whole = piece.count & ~7
            for index in stride(from: 0, to: whole, by: 8) {
                for byte in piece[index..<(index + 8)] { word = word << 8 | UInt64(byte) }
                sum = (sum ^ word) &* prime
            }
            for byte in piece[whole...] { word = word << 8 | UInt64(byte) }
        }
        return String((sum ^ word) &* prime, radix: 16)
    }
}

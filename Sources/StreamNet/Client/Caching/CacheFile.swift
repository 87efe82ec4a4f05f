import Foundation

/// A cached response as a file: a head similar to HTTP's, an empty line, and the body.
///
///     StreamNet-Cache/3 9ae16a3b2f90404f 00000231 200 753892800.0 753892800.5 never 2b4f… accept
///     7f83b1…
///     https://host/path
///     Content-Type: text/plain
///
/// The first line has a checksum of all that follows it, the length of the head from the status on,
/// the status, the dates of request, response and expiry, the digest of the variant and its names;
/// the second one the key.
enum CacheFile {
    private static let version = "StreamNet-Cache/3 "
    /// The number of digits of the checksum.
    private static let sumDigits = 16
    /// The number of digits of the length of the head.
    private static let lengthDigits = 8
    /// Stands for a missing part: an empty line would end the head.
    private static let none = "-"

    /// Throws if the URL or a header contains a line feed: the file could not be read again.
    static func head(of entry: CacheEntry, for key: String) throws -> Data {
        let response = entry.response
        let facts = [
            "\(response.status)", "\(entry.requested.timeIntervalSinceReferenceDate)",
            "\(entry.stored.timeIntervalSinceReferenceDate)",
            entry.expires.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "never",
            entry.variant?.digest ?? none, entry.variant?.names.joined(separator: ",") ?? none,
        ]
        var lines = [facts.joined(separator: " "), key, response.url?.absoluteString ?? none]
        lines += response.headers.map { "\($0.name): \($0.value)" }
        guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let head = lines.joined(separator: "\n") + "\n\n"
        let length = "\(head.utf8.count)"
        guard length.utf8.count <= lengthDigits else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        let summed = Data((length.padded(to: lengthDigits) + " " + head).utf8)
        let sum = sum(of: summed, and: response.body).padded(to: sumDigits)
        return Data((version + sum + " ").utf8) + summed
    }

    /// The entry in a file that is whole and of this key; nil for any other.
    static func entry(in data: Data, for key: String) -> CacheEntry? {
        let summed = data.startIndex + version.utf8.count + sumDigits + 1
        let start = summed + lengthDigits + 1
        guard
            let opening = String(validating: data.prefix(start - data.startIndex), as: UTF8.self),
            opening.hasPrefix(version)
        else { return nil }
        let numbers = opening.dropFirst(version.count).split(at: " ")
        guard numbers.count == 2, let length = Int(numbers[1]), length > 2,
            data.endIndex - start >= length
        else { return nil }
        let body = data[(start + length)...]
        guard
            sum(of: data[summed..<(start + length)], and: body).padded(to: sumDigits) == numbers[0],
            let head = String(validating: data[start..<(start + length - 2)], as: UTF8.self)
        else { return nil }
        let lines = parts(of: head[...], between: "\n")
        let facts = parts(of: lines[0], between: " ")
        guard facts.count == 6, lines.count >= 3, lines[1] == key,
            let status = Int(facts[0]), let requested = date(facts[1]), let stored = date(facts[2])
        else { return nil }
        let expires = date(facts[3])
        guard expires != nil || facts[3] == "never" else { return nil }

        var headers = HTTPHeaders()
        for line in lines.dropFirst(3) {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            headers.add(String(line[..<colon]), String(line.utf8[colon...].dropFirst(2)) ?? "")
        }
        let response = Response(
            status: status, headers: headers, body: body,
            url: lines[2] == none ? nil : URL(string: String(lines[2])))
        let names = facts[4] == none ? [] : facts[5].split(at: ",").map(String.init)
        return CacheEntry(
            response, requested: requested, stored: stored, expires: expires,
            variant: facts[4] == none
                ? nil : CacheVariant(names: names, digest: String(facts[4])))
    }

    /// The parts of a text, cut at bytes: characters would have to be found first.
    private static func parts(of text: Substring, between mark: Unicode.Scalar) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }

    /// The date in a text; nil for one that is never written.
    private static func date(_ text: Substring) -> Date? {
        guard let seconds = Double(text) else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return date == date.withinCentury ? date : nil
    }

    private static func sum(of head: Data, and body: Data) -> String {
        String(Disk.checksum(of: body, after: Disk.checksum(of: head)), radix: 16)
    }
}

extension String {
    /// The text after as many zeros as it lacks digits.
    fileprivate func padded(to digits: Int) -> String {
        String(repeating: "0", count: max(0, digits - utf8.count)) + self
    }
}

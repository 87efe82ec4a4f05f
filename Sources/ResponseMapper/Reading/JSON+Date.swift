import Foundation

extension JSON {
    /// The moment that a string names by RFC 3339, such as `2024-05-01T12:30:00Z`, with or without
    /// a fraction of the second, `Z` or an offset; nil for other strings and for everything else.
    ///
    /// A number is no date: whether it counts seconds or milliseconds, and from when, is for the
    /// caller to say.
    public var date: Date? {
        guard let text = string else { return nil }
        let behindSeconds = text.utf8.dropFirst("2024-05-01T12:30:00".utf8.count)
        let isFraction = behindSeconds.first == UInt8(ascii: ".")
        let zone = behindSeconds.drop { byte in
            byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        // Foundation stops behind the zone, whatever follows.
        let isOffset = zone.first.map("+-".utf8.contains) == true && (5...6).contains(zone.count)
        guard isOffset || zone.elementsEqual("Z".utf8) else { return nil }
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: isFraction)
        return try? format.parse(text)
    }
}

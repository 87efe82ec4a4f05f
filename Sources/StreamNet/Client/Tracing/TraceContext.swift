/// The place of a span in a distributed trace, as `traceparent` carries it (W3C Trace Context).
public struct TraceContext: Sendable, Hashable {
    /// The identifier of the whole trace: 32 hexadecimal digits, not all 0.
    public let traceID: String
    /// The identifier of the span: 16 hexadecimal digits, not all 0.
    public let spanID: String
    /// True if the trace is recorded.
    public let isSampled: Bool

    /// Reads a field; nil if it is malformed, so that the trace starts anew (§3.2, §4.3). Of a
    /// version that is newer than 00, the first 55 characters are read.
    public init?(traceparent field: String) {
        let text = Array(field.utf8)
        let parts = text.prefix(55)
            .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard text.count >= 55, parts.map(\.count) == [2, 32, 16, 2],
            parts.allSatisfy({ $0.allSatisfy(Self.hexDigits.contains) }),
            let flags = UInt8(String(decoding: parts[3], as: UTF8.self), radix: 16)
        else { return nil }
        let version = String(decoding: parts[0], as: UTF8.self)
        let isWhole = text.count == 55 || version != "00" && text[55] == UInt8(ascii: "-")
        let hasIDs = [parts[1], parts[2]].allSatisfy { $0.contains { $0 != UInt8(ascii: "0") } }
        guard version != "ff", isWhole, hasIDs else { return nil }
        traceID = String(decoding: parts[1], as: UTF8.self)
        spanID = String(decoding: parts[2], as: UTF8.self)
        isSampled = flags & 1 == 1
    }

    /// Makes the context of a new span.
    /// - Parameter parent: The span that it belongs to; nil begins a trace, which is sampled.
    init(below parent: TraceContext?, traceID: String?, random: () -> UInt64) {
        self.traceID = parent?.traceID ?? traceID ?? Self.digits(random()) + Self.digits(random())
        spanID = Self.digits(random())
        isSampled = parent?.isSampled ?? true
    }

    /// The field: `00-` the identifiers and `-01`, or `-00` for a trace that is not recorded.
    public var traceparent: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }

    private static let hexDigits = ASCIISet("0123456789abcdef")

    private static func digits(_ number: UInt64) -> String {
        let digits = String(max(1, number), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

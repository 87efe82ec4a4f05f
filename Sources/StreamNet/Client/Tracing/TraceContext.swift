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
        let form = #/([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?/#
        guard let (_, version, trace, span, digits, more) = field.wholeMatch(of: form)?.output,
            version != "ff", version != "00" || more == nil,
            ![trace, span].contains(where: { $0.allSatisfy { $0 == "0" } }),
            let flags = UInt8(digits, radix: 16)
        else { return nil }
        (traceID, spanID, isSampled) = (String(trace), String(span), flags & 1 == 1)
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

    /// Sixteen digits of a number, of which 0 is none.
    private static func digits(_ number: UInt64) -> String {
        let digits = String(max(1, number), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

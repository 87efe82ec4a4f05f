@testable import StreamNet
import Testing

/// The field `traceparent`, by W3C Trace Context.
@Suite struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let span = "00f067aa0ba902b7"

    @Test func `a field is read and written`() throws {
        let field = "00-\(Self.trace)-\(Self.span)-01"
        let context = try #require(TraceContext(traceparent: field))
        #expect(context.traceID == Self.trace)
        #expect(context.spanID == Self.span)
        #expect(context.isSampled)
        #expect(context.traceparent == field)
    }

    @Test(arguments: [("00", false), ("01", true), ("02", false), ("03", true), ("ff", true)])
    func `the lowest bit of the flags is read`(flags: String, isSampled: Bool) {
        let context = TraceContext(traceparent: "00-\(Self.trace)-\(Self.span)-\(flags)")
        #expect(context?.isSampled == isSampled)
    }

    @Test(arguments: [
        "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-0", "00-\(trace)-\(span)-011",
        "00-\(trace)-\(span)-01-more", "00-\(trace)-\(span)-01-", "ff-\(trace)-\(span)-01",
        "0-\(trace)-\(span)-01x", "00-\(trace.uppercased())-\(span)-01",
        "00-00000000000000000000000000000000-\(span)-01",
        "00-\(trace)-0000000000000000-01", "00-\(trace)x-\(span.dropLast())-01",
        "0g-\(trace)-\(span)-01", "00_\(trace)_\(span)_01", "00-\(trace)-\(span)-0é",
        "01-\(trace)-\(span)-01more", "00-\(trace)a-\(span.dropLast())-01",
    ])
    func `a malformed field is none`(field: String) {
        #expect(TraceContext(traceparent: field) == nil)
    }

    @Test(arguments: ["01-\(trace)-\(span)-01", "cc-\(trace)-\(span)-01-more-of-it"])
    func `of a newer version the parts that are known are read`(field: String) {
        #expect(TraceContext(traceparent: field)?.traceID == Self.trace)
        #expect(TraceContext(traceparent: field)?.traceparent.hasPrefix("00-") == true)
    }
}

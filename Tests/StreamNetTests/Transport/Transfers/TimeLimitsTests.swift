@testable import StreamNet
import Testing

/// Which limits apply to a request, by its body and delivery and by the attributes that are set.
@Suite(.virtualLimit) struct TimeLimitsTests {
    private static let minute = Duration.seconds(60)
    private static let ten = Duration.seconds(10)

    private func limits(_ delivery: Delivery, _ attributes: Attributes) throws -> TimeLimits {
        var endpoint = Endpoint(url: Download.url)
        endpoint.delivery = delivery
        endpoint.attributes.merge(attributes)
        return TimeLimits(endpoint, sending: try endpoint.encoded())
    }

    private static let silences: [(set: Attributes, idle: Duration?)] = [
        (Attributes(), minute), (.timeout(ten), minute), (.idleTimeout(ten), ten),
        (.idleTimeout(nil), nil), ([.timeout(ten), .idleTimeout(nil)], nil),
        ([.timeout(ten), .idleTimeout(minute)], minute),
    ]

    @Test(arguments: silences)
    func `the silence of a stream has a limit unless it is switched off`(
        attributes: Attributes, idle: Duration?
    ) throws { #expect(try limits(.streamed, attributes).idle == idle) }
    @Test func `a buffered response has none unless one is set`() throws {
        #expect(try limits(.buffered, []).idle == nil)
        #expect(try limits(.buffered, .timeout(Self.ten)).idle == nil)
        #expect(try limits(.buffered, .idleTimeout(Self.ten)).idle == Self.ten)
        #expect(try limits(.buffered, []).total == Self.minute)
    }

    @Test func `a body from a file or a stream has no limit in total, but one on silence`() throws {
        let file = try TemporaryFolder()
        let bodies: [(Payload, isLong: Bool)] = [
            (.stream(BodySource(count: 2) { { _ in nil } }), true),
            (.stream(BodySource { { _ in nil } }), true),
            (.file(try file.file("a", "hi")), true), (.data(Data("hi".utf8)), false),
        ]
        for (payload, isLong) in bodies {
            var endpoint = Endpoint(url: Download.url, method: .post)
            endpoint.payload = payload
            let limits = TimeLimits(endpoint, sending: try endpoint.encoded())
            #expect(limits.total == (isLong ? nil : Self.minute))
            #expect(limits.idle == (isLong ? Self.minute : nil))
            endpoint.attributes.merge(.timeout(Self.ten))
            #expect(TimeLimits(endpoint, sending: try endpoint.encoded()).total == Self.ten)
        }
    }

    @Test func `without a limit in total, silence has one unless it is switched off`() throws {
        for delivery in [Delivery.buffered, .streamed] {
            let limits = try limits(delivery, .timeout(nil))
            #expect(limits.total == nil && limits.idle == Self.minute)
            let none = try self.limits(delivery, [.timeout(nil), .idleTimeout(nil)])
            #expect(none.total == nil && none.idle == nil)
            let (start, now) = (ContinuousClock.now, ContinuousClock.now + .seconds(9_999_999))
            let all: TimeLimits.Beginnings = (total: start, firstByte: start, idle: start)
            #expect(none.excess(since: all, now: now) == nil)
        }
    }

    @Test func `a stream has a limit in total if one is set`() throws {
        #expect(try limits(.streamed, []).total == nil)
        #expect(try limits(.streamed, .timeout(Self.ten)).total == Self.ten)
    }

    @Test(arguments: [(-1, false), (0, true), (1, true)])
    func `a limit is exceeded behind its time, to the nanosecond`(step: Int, isOver: Bool) throws {
        let start = ContinuousClock.now
        let now = start + Self.ten + .nanoseconds(step)
        let rows: [(Attributes, TransportError.Reason)] = [
            (.timeout(Self.ten), .timedOut(.total, after: Self.ten)),
            (.firstByteTimeout(Self.ten), .timedOut(.firstByte, after: Self.ten)),
            (.idleTimeout(Self.ten), .timedOut(.idle, after: Self.ten)),
            // The first that applies is named.
            ([.timeout(Self.ten), .idleTimeout(Self.ten)], .timedOut(.total, after: Self.ten)),
            (
                [.firstByteTimeout(Self.ten), .idleTimeout(Self.ten)],
                .timedOut(.firstByte, after: Self.ten)
            ),
        ]
        for (attributes, reason) in rows {
            let limits = try limits(.buffered, attributes)
            let all: TimeLimits.Beginnings = (total: start, firstByte: start, idle: start)
            #expect(limits.excess(since: all, now: now) == (isOver ? reason : nil))
            // It is looked at again no later than it may be exceeded.
            #expect(limits.earliestExpiry(since: all) == start + Self.ten)
            // A limit that does not apply yet begins now.
            let none: TimeLimits.Beginnings = (total: now, firstByte: now, idle: now)
            #expect(limits.excess(since: none, now: now) == nil)
        }
    }
}

import Foundation
import Testing

@testable import StreamNet

/// Which limits apply to a request, by its body and delivery and by the attributes that are set.
@Suite(.hangLimit) struct TimeLimitsTests {
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
    ) throws {
        #expect(try limits(.streamed, attributes).idle == idle)
    }

    @Test func `a buffered response has none unless one is set`() throws {
        #expect(try limits(.buffered, []).idle == nil)
        #expect(try limits(.buffered, .timeout(Self.ten)).idle == nil)
        #expect(try limits(.buffered, .idleTimeout(Self.ten)).idle == Self.ten)
        #expect(try limits(.buffered, []).total == Self.minute)
    }

    @Test func `a stream has a limit in total if one is set`() throws {
        #expect(try limits(.streamed, []).total > .seconds(86_000))
        #expect(try limits(.streamed, .timeout(Self.ten)).total == Self.ten)
    }
}

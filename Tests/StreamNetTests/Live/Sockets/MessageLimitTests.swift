import Foundation
import Testing

@testable import StreamNet

/// The limit for the length of a message: RFC 6455 §10.4.
@Suite(.virtualLimit) struct MessageLimitTests {
    @Test(arguments: [0, 1, 10, 125, 126, 65_535])
    func `a message has at most as many bytes as the limit`(limit: Int) {
        for opcode in [1, 2] as [UInt8] {
            let payload = [UInt8](repeating: 97, count: limit + 1)
            let fitting = RawFrame(opcode: opcode, payload: Array(payload.dropLast()))
            #expect([fitting].reading(limit: limit).messages.count == 1)
            let longer = RawFrame(opcode: opcode, payload: payload)
            let reading = [RawFrame(opcode: 9), longer].reading(limit: limit)
            #expect(reading.received == [.ping(Data())])
            #expect(reading.violation?.code == 1009)
            #expect(reading.violation?.wanted == "a message of at most \(limit) bytes")
        }
    }

    @Test func `the header that exceeds the limit is a violation`() {
        let frame = RawFrame(opcode: 2, claim: 1 << 40)
        #expect(Reading([frame.bytes], limit: 1 << 24).violation?.code == 1009)
        let parts = [
            RawFrame(opcode: 1, payload: [97, 97, 97, 97], isFinal: false).bytes,
            RawFrame(opcode: 9, payload: .init(repeating: 1, count: 100)).bytes,
            RawFrame(opcode: 0, payload: [97, 97, 97], isFinal: false).bytes,
        ]
        #expect(Reading(parts, limit: 8).violation == nil)
        #expect(Reading(parts + [[0x00, 1]], limit: 8).violation == nil)
        #expect(Reading(parts + [[0x00, 2]], limit: 8).violation?.code == 1009)
    }

    @Test func `a length that is claimed reserves nothing`() {
        let frame = RawFrame(opcode: 2, claim: 1 << 62)
        let reading = Reading([frame.bytes, [1, 2, 3]], limit: .max)
        #expect(reading == Reading([[]]))
    }

    @Test func `control frames have a limit of their own`() {
        let frames = [RawFrame(opcode: 9, payload: .init(repeating: 1, count: 125)), .text("a")]
        #expect(frames.reading(limit: 1).received.count == 2)
    }
}

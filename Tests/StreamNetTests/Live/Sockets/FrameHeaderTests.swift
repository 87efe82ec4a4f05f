import Foundation
import Testing

@testable import StreamNet

/// Frames and their headers: RFC 6455 §5.2 and §5.7.
@Suite(.virtualLimit) struct FrameHeaderTests {
    @Test(
        arguments: [
            ([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], [.message("Hello")]),
            (
                [0x01, 0x03, 0x48, 0x65, 0x6c, 0x80, 0x02, 0x6c, 0x6f], [.message("Hello")]
            ),
            ([0x89, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], [.ping(Data("Hello".utf8))]),
        ] as [([UInt8], [FrameReader.Received])])
    func `the examples of §5.7`(bytes: [UInt8], expected: [FrameReader.Received]) {
        let reading = Reading.everyCut(bytes)
        #expect(reading.received == expected)
        #expect(reading.violation == nil)
    }

    @Test(
        arguments: [
            (
                [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58],
                .message("Hello")
            ),
            (
                [0x8a, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58],
                .pong(Data("Hello".utf8))
            ),
        ] as [([UInt8], FrameReader.Received)])
    func `the masked examples of §5.7`(bytes: [UInt8], expected: FrameReader.Received) {
        #expect(Reading.everyCut(bytes, expectsMasks: true).received == [expected])
    }

    @Test(
        arguments: [
            (256, [0x82, 0x7E, 0x01, 0x00]),
            (65_536, [0x82, 0x7F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00]),
        ] as [(Int, [UInt8])])
    func `the long examples of §5.7`(count: Int, header: [UInt8]) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        #expect(Reading.everyCut(header + payload).messages == [.bytes(payload)])
    }

    @Test(arguments: [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
    func `payloads of each form of the length`(count: Int) {
        let payload = (0..<count).map { UInt8($0 % 127) }
        for opcode in [1, 2] as [UInt8] {
            let reading = [RawFrame(opcode: opcode, payload: payload), .text("next")].reading()
            let text = SocketMessage.text(String(decoding: payload, as: UTF8.self))
            #expect(reading.messages == [opcode == 1 ? text : .bytes(payload), "next"])
            #expect(reading.violation == nil)
        }
    }

    @Test(arguments: [(125, 2), (125, 8), (0, 2), (0, 8), (126, 8), (65_535, 8)])
    func `a length in more bytes than it needs is a violation`(count: Int, width: Int) {
        let frame = RawFrame(opcode: 2, payload: .init(repeating: 7, count: count), width: width)
        let reading = [.text("before"), frame].reading()
        #expect(reading.messages == ["before"])
        #expect(reading.violation?.code == 1002)
        #expect(reading.violation?.wanted == "the shortest form of a length")
        #expect(reading.violation?.found == "\(count) in \(width) bytes")
    }

    @Test func `a length of 2^63 is a violation, and one below it is too long`() {
        let claims: [(UInt64, Int)] = [(1 << 63, 1002), (.max, 1002), (1 << 63 - 1, 1009)]
        for (claim, code) in claims {
            let frame = RawFrame(opcode: 2, claim: claim)
            #expect([frame].reading().violation?.code == code)
            let unlimited = Reading([frame.bytes], limit: .max)
            #expect(unlimited.violation?.code == (code == 1002 ? 1002 : nil))
        }
    }

    @Test(arguments: 0...15 as ClosedRange<UInt8>)
    func `opcodes without a meaning are violations, at their byte`(opcode: UInt8) {
        let isKnown = [1, 2, 8, 9, 10].contains(opcode)
        let reading = Reading([[0x80 | opcode]])
        #expect(reading.violation?.code == (isKnown || opcode == 0 ? nil : 1002))
        let frame = [RawFrame(opcode: opcode)].reading()
        #expect(frame.violation?.code == (isKnown ? nil : 1002))
        if !isKnown, opcode > 0 { #expect(frame.violation?.found == "\(opcode)") }
    }

    @Test(arguments: [0x40, 0x20, 0x10, 0x70] as [UInt8], [0, 1, 2, 8, 9, 10] as [UInt8])
    func `reserved bits are violations without an extension`(bits: UInt8, opcode: UInt8) {
        let reading = Reading([[0x80 | bits | opcode]])
        #expect(reading.violation?.code == 1002)
        let names = [0x40: "RSV1", 0x20: "RSV2", 0x10: "RSV3", 0x70: "RSV1, RSV2, RSV3"]
        #expect(reading.violation?.found == names[Int(bits)])
    }

    @Test func `everything behind a violation is ignored`() {
        var reader = FrameReader(limit: 100, deflate: nil)
        var received: [FrameReader.Received] = []
        #expect(throws: SocketViolation.self) {
            try reader.read(Data([0x83, 0])) { received.append($0) }
        }
        #expect(throws: Never.self) {
            try reader.read(Data(RawFrame.text("late").bytes)) { received.append($0) }
        }
        #expect(received.isEmpty)
    }

    @Test func `a piece of no bytes changes nothing`() {
        let bytes = RawFrame.text("Hello").bytes
        let pieces = bytes.flatMap { [[], [$0], []] }
        #expect(Reading(pieces).messages == ["Hello"])
    }

    @Test func `a slice of data is read from its start`() throws {
        let data = Data([1, 2, 3] + RawFrame.text("Hello").bytes).dropFirst(3)
        var reader = FrameReader(limit: 100, deflate: nil)
        var received: [FrameReader.Received] = []
        try reader.read(data) { received.append($0) }
        #expect(received == [.message("Hello")])
    }
}

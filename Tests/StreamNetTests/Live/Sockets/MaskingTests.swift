import Foundation
import Testing

@testable import StreamNet

/// The masks of clients: RFC 6455 §5.1 and §5.3.
@Suite(.virtualLimit) struct MaskingTests {
    private let mask: [UInt8] = [0x37, 0xfa, 0x21, 0x3d]

    @Test func `a masked frame of a server is a violation at its second byte`() {
        for opcode in [1, 2, 8, 9, 10] as [UInt8] {
            let frame = RawFrame(opcode: opcode, payload: [65, 66], mask: mask)
            #expect(Reading.everyCut(frame.bytes).violation?.code == 1002)
            let head = Reading([Array(frame.bytes.prefix(2))])
            #expect(head.violation?.found == "a masked one")
        }
    }

    @Test func `a frame of a client without a mask is a violation`() {
        let reading = Reading.everyCut(RawFrame.text("Hello").bytes, expectsMasks: true)
        #expect(reading.violation?.code == 1002)
        #expect(reading.violation?.found == "one without a mask")
    }

    @Test(arguments: 0...40)
    func `payloads of each length are unmasked wherever they are cut`(count: Int) {
        let payload = (0..<count).map { UInt8($0 * 7 % 251) }
        let frames = [1, 2, 3].map { key in
            RawFrame(opcode: 2, payload: payload, mask: mask.map { $0 &* key })
        }
        let reading = Reading.everyCut(frames.bytes, expectsMasks: true)
        #expect(reading.messages == .init(repeating: .bytes(payload), count: 3))
    }

    @Test func `masked fragments and control frames each have a key`() {
        let frames = [
            RawFrame(opcode: 1, payload: Array("grü".utf8), isFinal: false, mask: [9, 8, 7, 6]),
            RawFrame(opcode: 9, payload: [1, 2, 3], mask: mask),
            RawFrame(opcode: 0, payload: Array("ße".utf8), mask: [0, 0, 0, 0]),
        ]
        let reading = Reading.everyCut(frames.bytes, expectsMasks: true)
        #expect(reading.received == [.ping(Data([1, 2, 3])), .message("grüße")])
    }
}

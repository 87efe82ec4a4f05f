import Foundation
import Testing

@testable import StreamNet

/// Control frames and the codes of closing: RFC 6455 §5.5 and §7.4.
@Suite(.virtualLimit) struct ControlFramesTests {
    @Test(arguments: [8, 9, 10] as [UInt8])
    func `a control frame has at most 125 bytes`(opcode: UInt8) {
        let code: [UInt8] = opcode == 8 ? [3, 232] : []
        let full = RawFrame(
            opcode: opcode, payload: code + .init(repeating: 97, count: 125 - code.count))
        #expect([full].reading().received.count == 1)
        let longer = RawFrame(opcode: opcode, payload: .init(repeating: 97, count: 126))
        #expect([longer].reading().violation?.code == 1002)
        #expect(Reading([Array(longer.bytes.prefix(2))]).violation?.found == "a longer one")
        let wide = RawFrame(opcode: opcode, payload: [3, 232], width: 2)
        #expect([wide].reading().violation?.code == 1002)
    }

    @Test(arguments: [8, 9, 10] as [UInt8])
    func `a control frame is not fragmented`(opcode: UInt8) {
        for payload in [[], [3, 232]] as [[UInt8]] {
            let frame = RawFrame(opcode: opcode, payload: payload, isFinal: false)
            let reading = [frame].reading()
            #expect(reading.violation?.code == 1002)
            #expect(reading.violation?.found == "a fragment of one")
        }
    }

    @Test func `pings and pongs have their payloads`() {
        let bytes = (0...124).map { UInt8($0 * 2) }
        let frames = [RawFrame(opcode: 9, payload: bytes), RawFrame(opcode: 10, payload: bytes)]
        #expect(frames.reading().received == [.ping(Data(bytes)), .pong(Data(bytes))])
    }

    @Test func `a close without a code is 1005`() {
        #expect([RawFrame.close(nil)].reading().received == [.close(SocketClose(1005))])
    }

    @Test func `a close of one byte is a violation`() {
        let reading = [RawFrame(opcode: 8, payload: [3])].reading()
        #expect(reading.violation?.code == 1002)
        #expect(reading.violation?.found == "one byte")
        #expect(reading.received.isEmpty)
    }

    @Test func `a close has its reason`() {
        let reason = String(repeating: "ü", count: 61) + "x"
        let frames = [RawFrame.close(4_000, reason), .text("late")]
        #expect(frames.reading().received == [.close(SocketClose(4_000, reason))])
    }

    @Test(
        arguments: [
            [0xC3], [0x80], [0x61, 0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF],
        ] as [[UInt8]])
    func `a reason that is no UTF-8 is a violation`(reason: [UInt8]) {
        let reading = [RawFrame(opcode: 8, payload: [3, 232] + reason)].reading()
        #expect(reading.violation?.code == 1007)
        #expect(reading.received.isEmpty)
    }

    /// The codes that a close frame may have, from the registry of IANA.
    private static let allowed = [1000...1003, 1007...1014, 3000...4999]

    @Test func `the codes of a close frame are those of the registry`() {
        let codes = [0, 1, 999, 5_000, 65_535] + Array(1_000...1_020) + [2_999, 3_000, 4_999]
        for code in codes {
            let isAllowed = Self.allowed.contains { $0.contains(code) }
            let reading = [RawFrame.close(code, "why")].reading()
            #expect(reading.violation?.code == (isAllowed ? nil : 1002), "\(code)")
            #expect(reading.received == (isAllowed ? [.close(SocketClose(code, "why"))] : []))
        }
    }

    @Test func `the codes that may be sent are those of the registry`() {
        for code in -1...70_000 {
            let isAllowed = Self.allowed.contains { $0.contains(code) }
            #expect(SocketClose(code).maySend == isAllowed, "\(code)")
        }
    }

    @Test func `a close describes itself`() {
        #expect("\(SocketClose(1000))" == "1000")
        #expect("\(SocketClose(1001, "the server restarts"))" == "1001: the server restarts")
    }
}

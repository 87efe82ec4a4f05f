import Foundation
import Testing

@testable import StreamNet

/// Messages of several frames: RFC 6455 §5.4.
@Suite(.virtualLimit) struct FragmentsTests {
    private func fragment(_ opcode: UInt8, _ text: String, isLast: Bool = false) -> RawFrame {
        RawFrame(opcode: opcode, payload: Array(text.utf8), isFinal: isLast)
    }

    @Test func `a message of several frames is one`() {
        let frames = [
            fragment(1, "Hel"), fragment(0, ""), fragment(0, "lo"), fragment(0, "", isLast: true),
            fragment(2, ""), fragment(0, "", isLast: true), .text("next"),
        ]
        #expect(frames.reading().messages == ["Hello", .bytes([]), "next"])
    }

    @Test func `control frames may stand between fragments`() {
        let frames = [
            fragment(1, "a"), RawFrame(opcode: 9, payload: [1]), fragment(0, "b"),
            RawFrame(opcode: 10), RawFrame(opcode: 9), fragment(0, "c", isLast: true),
        ]
        let expected: [FrameReader.Received] = [
            .ping(Data([1])), .pong(Data()), .ping(Data()), .message("abc"),
        ]
        #expect(frames.reading().received == expected)
    }

    @Test func `a continuation of nothing is a violation`() {
        for isLast in [true, false] {
            let frames = [
                fragment(1, "a"), fragment(0, "b", isLast: true), fragment(0, "c", isLast: isLast),
            ]
            let reading = frames.reading()
            #expect(reading.messages == ["ab"])
            #expect(reading.violation?.code == 1002)
            #expect(reading.violation?.found == "a continuation")
        }
    }

    @Test func `a message within another is a violation`() {
        for opcode in [1, 2] as [UInt8] {
            let reading = [
                fragment(1, "a"), RawFrame(opcode: 9), fragment(opcode, "b", isLast: true),
            ].reading()
            #expect(reading.received == [.ping(Data())])
            #expect(reading.violation?.code == 1002)
            #expect(reading.violation?.wanted == "a continuation")
        }
    }

    @Test func `a close in the middle of a message ends everything`() {
        let frames = [
            fragment(1, "a"), .close(1001, "bye"), fragment(0, "b", isLast: true), .text("late"),
            RawFrame(opcode: 3),
        ]
        let reading = frames.reading()
        #expect(reading.received == [.close(SocketClose(1001, "bye"))])
        #expect(reading.violation == nil)
    }

    @Test func `a message may have very many fragments`() {
        let count = 200_000
        let frame = RawFrame(opcode: 0, payload: [65], isFinal: false).bytes
        var bytes = RawFrame(opcode: 1, isFinal: false).bytes
        for _ in 0..<count { bytes += frame }
        bytes += RawFrame(opcode: 0).bytes
        let reading = Reading([bytes])
        #expect(reading.messages == [.text(String(repeating: "A", count: count))])
    }
}

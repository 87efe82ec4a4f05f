import Foundation
import Testing

@testable import StreamNet

/// Texts that are UTF-8, and those that are not: RFC 6455 §8.1, RFC 3629.
@Suite(.virtualLimit) struct TextValidityTests {
    /// Texts of several lengths, around the words of eight bytes in which ASCII is read.
    private static let texts = [
        "", "a", "abcdefgh", "abcdefghi", "κόσμε", "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}",
        "\u{D7FF}\u{E000}\u{FFFD}\u{FFFE}", "\u{10000}\u{10FFFF}", "12345678κόσμε12345678",
        "🏳️‍🌈 and e\u{301}", "日本語日本語日本語", "𝄞𝄞𝄞𝄞",
    ]

    @Test(arguments: texts)
    func `a text is read wherever its frames and pieces are cut`(text: String) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            let frames = [
                RawFrame(opcode: 1, payload: Array(bytes[..<cut]), isFinal: false),
                RawFrame(opcode: 0, payload: Array(bytes[cut...])),
            ]
            let reading = frames.reading()
            #expect(reading.messages == [.text(text)])
            #expect(reading.violation == nil)
        }
    }

    /// The bytes, and the position of the one that cannot be UTF-8.
    private static let broken: [([UInt8], Int)] = [
        ([0x80], 0), ([0xBF], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xF5, 0x80], 0),
        ([0xFE], 0), ([0xFF], 0), ([0xF8, 0x88], 0), ([0xC2, 0x41], 1), ([0xC2, 0xC2], 1),
        ([0xE0, 0x80, 0x80], 1), ([0xE0, 0x9F, 0xBF], 1), ([0xE1, 0x80, 0x41], 2),
        ([0xED, 0xA0, 0x80], 1), ([0xED, 0xBF, 0xBF], 1), ([0xEF, 0xC0], 1),
        ([0xF0, 0x80, 0x80, 0x80], 1), ([0xF0, 0x8F, 0xBF, 0xBF], 1), ([0xF0, 0x90, 0x41], 2),
        ([0xF4, 0x90, 0x80, 0x80], 1), ([0xF4, 0x8F, 0xBF, 0xC0], 3),
        ([0xF1, 0x80, 0x80, 0x20], 3),
        ([0xCE, 0xBA, 0xED, 0xA0, 0x80, 0x65], 3),
    ]

    @Test(arguments: broken, ["", "a", "1234567", "12345678", "日本語!"])
    func `a byte that breaks a text is found on arrival`(broken: ([UInt8], Int), before: String) {
        let bytes = Array(before.utf8) + broken.0 + Array("12345678".utf8)
        let position = before.utf8.count + broken.1
        let frame = RawFrame(opcode: 1, payload: bytes)
        let whole = [frame].reading()
        #expect(whole.violation?.code == 1007)
        #expect(whole.violation?.found == "other bytes")
        // The frame is not complete, and its piece ends with the byte.
        let head = frame.bytes.count - bytes.count
        let early = Reading([Array(frame.bytes.prefix(head + position + 1))])
        #expect(early.violation == whole.violation)
        #expect(Reading([Array(frame.bytes.prefix(head + position))]).violation == nil)
        let parts = Reading([
            RawFrame(opcode: 1, payload: Array(bytes[..<position]), isFinal: false).bytes,
            RawFrame(opcode: 0, payload: [bytes[position]], isFinal: false).bytes,
        ])
        #expect(parts.violation == whole.violation)
    }

    @Test(arguments: [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8F]] as [[UInt8]])
    func `a text that ends within a character is a violation at its end`(bytes: [UInt8]) {
        for text in ["", "12345678"] {
            let payload = Array(text.utf8) + bytes
            let reading = [RawFrame(opcode: 1, payload: payload)].reading()
            #expect(reading.violation?.code == 1007)
            #expect(reading.violation?.found == "other bytes")
            let open = RawFrame(opcode: 1, payload: payload, isFinal: false)
            #expect([open].reading().violation == nil)
            let end = [open, RawFrame(opcode: 0)].reading()
            #expect(end.violation == reading.violation)
        }
    }

    @Test func `bytes of a binary message are not checked`() {
        let payload = Self.broken.flatMap(\.0)
        #expect([RawFrame(opcode: 2, payload: payload)].reading().messages == [.bytes(payload)])
    }

    @Test func `each sequence of two bytes is valid if the library says so, and each scalar is`() {
        for first in 0...255 as ClosedRange<UInt8> {
            for second in 0...255 as ClosedRange<UInt8> {
                var validator = UTF8Validator()
                let isValid = [first, second].withUnsafeBytes { validator.accepts($0) }
                let text = String(validating: [first, second], as: UTF8.self)
                #expect((isValid && validator.isComplete) == (text != nil))
            }
        }
        for number in stride(from: 0, through: 0x10FFFF, by: 17) as StrideThrough<UInt32> {
            guard let scalar = Unicode.Scalar(number) else { continue }
            var validator = UTF8Validator()
            let isValid = Array(String(scalar).utf8).withUnsafeBytes { validator.accepts($0) }
            #expect(isValid && validator.isComplete, "U+\(String(number, radix: 16))")
        }
    }
}

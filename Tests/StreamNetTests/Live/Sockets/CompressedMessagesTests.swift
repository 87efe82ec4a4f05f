import Foundation
import Testing

@testable import StreamNet

/// Compressed messages as they are received: RFC 7692 §6 and §7.2.
@Suite(.virtualLimit, .enabled(if: PermessageDeflate.isAvailable))
struct CompressedMessagesTests {
    typealias Agreement = PermessageDeflate.Agreement

    private let hello: [UInt8] = [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]
    private static let fresh = Agreement(clientTakesOver: false, serverTakesOver: false)

    private func compressed(_ payload: [UInt8], opcode: UInt8 = 1) -> RawFrame {
        RawFrame(opcode: opcode, payload: payload, reserved: 0x40)
    }

    @Test(
        arguments: [
            // §7.2.3.1: of one frame, and of two.
            [0xc1, 0x07, 0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00],
            [0x41, 0x03, 0xf2, 0x48, 0xcd, 0x80, 0x04, 0xc9, 0xc9, 0x07, 0x00],
            // §7.2.3.3: a block without compression.
            [0xc1, 0x0b, 0x00, 0x05, 0x00, 0xfa, 0xff, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x00],
            // §7.2.3.5: two blocks.
            [
                0xc1, 0x0d, 0xf2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xff, 0xff, 0xca, 0xc9, 0xc9, 0x07,
                0x00,
            ],
        ] as [[UInt8]])
    func `the examples of §7.2.3`(bytes: [UInt8]) {
        #expect(Reading.everyCut(bytes, deflate: Agreement()).received == [.message("Hello")])
    }

    @Test func `the same message twice, §7.2.3.2`() {
        let second: [UInt8] = [0xf2, 0x00, 0x11, 0x00, 0x00]
        let frames = [compressed(hello), compressed(second), compressed(second)]
        let reading = frames.reading(deflate: Agreement())
        #expect(reading.messages == ["Hello", "Hello", "Hello"])
        // Without a context there is nothing to refer to.
        let without = frames.reading(deflate: Self.fresh)
        #expect(without.messages == ["Hello"])
        #expect(without.violation?.code == 1007)
        let again = [compressed(hello), compressed(hello)].reading(deflate: Self.fresh)
        #expect(again.messages == ["Hello", "Hello"])
    }

    @Test func `a block with BFINAL set, §7.2.3.4`() {
        let last: [UInt8] = [0xf3, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00]
        let reference: [UInt8] = [0xf2, 0x00, 0x11, 0x00, 0x00]
        for deflate in [Agreement(), Self.fresh] {
            // The byte that the RFC adds; some leave it out.
            for end in [[0x00], []] as [[UInt8]] {
                let frames = [compressed(last + end), compressed(last + end), compressed(hello)]
                #expect(frames.reading(deflate: deflate).messages == ["Hello", "Hello", "Hello"])
            }
            let two = [compressed(last + last + [0x00])].reading(deflate: deflate)
            #expect(two.messages == ["HelloHello"])
        }
        // The context is that of all bytes before, BFINAL or not.
        for end in [[0x00], []] as [[UInt8]] {
            let frames = [compressed(last + end), compressed(reference)]
            #expect(frames.reading(deflate: Agreement()).messages == ["Hello", "Hello"])
        }
    }

    @Test func `an empty message is one byte, §7.2.3.6, or none as some send it`() {
        for deflate in [Agreement(), Self.fresh] {
            let frames = [
                compressed([0x00]), compressed([]), compressed([0x00], opcode: 2),
                compressed(hello),
                compressed([]), compressed(hello),
            ]
            let messages = frames.reading(deflate: deflate).messages
            #expect(messages == ["", "", .bytes([]), "Hello", "", "Hello"])
        }
    }

    @Test func `messages without RSV1 are as they are, and no part of the context`() {
        let second: [UInt8] = [0xf2, 0x00, 0x11, 0x00, 0x00]
        let frames = [compressed(hello), .text("plain"), compressed(second)]
        #expect(frames.reading(deflate: Agreement()).messages == ["Hello", "plain", "Hello"])
    }

    @Test func `control frames stand between compressed fragments`() {
        let frames = [
            RawFrame(opcode: 1, payload: Array(hello[..<2]), isFinal: false, reserved: 0x40),
            RawFrame(opcode: 9, payload: hello), RawFrame(opcode: 0, isFinal: false),
            RawFrame(opcode: 0, payload: Array(hello[2...])),
        ]
        let reading = frames.reading(deflate: Agreement())
        #expect(reading.received == [.ping(Data(hello)), .message("Hello")])
    }

    @Test(arguments: [0x40, 0x20, 0x10] as [UInt8], [0, 1, 2, 8, 9, 10] as [UInt8])
    func `RSV1 is for the first frame of a message only, §6.1`(bits: UInt8, opcode: UInt8) {
        let isAllowed = bits == 0x40 && (opcode == 1 || opcode == 2)
        let reading = Reading([[0x80 | bits | opcode]], deflate: Agreement())
        #expect(reading.violation?.code == (isAllowed ? nil : 1002))
        let start = RawFrame(opcode: 1, payload: hello, isFinal: false, reserved: 0x40)
        let next = RawFrame(opcode: opcode, reserved: bits)
        let code = [start, next].reading(deflate: Agreement()).violation?.code
        #expect(code == 1002)
    }

    @Test(
        arguments: [
            ([0xff, 0xff], "block type"), ([0x06], "block"), ([0xf2, 0x48], "cut off"),
            ([0x00, 0x06, 0x00, 0xf9, 0xff, 0x48], "cut off"),
            ([0x00, 0x05, 0x00, 0x00, 0x00], "stored"),
            ([0xf2, 0x00, 0x11, 0x00, 0x00], "distance"),
        ] as [([UInt8], String)])
    func `data that is not that of deflate is a violation`(payload: [UInt8], words: String) {
        let frames = [RawFrame(opcode: 9), compressed(payload, opcode: 2), .text("late")]
        let reading = frames.reading(deflate: Agreement())
        #expect(reading.received == [.ping(Data())])
        #expect(reading.violation?.code == 1007)
        let found = reading.violation?.found ?? ""
        #expect(words == "block" || found.contains(words), "\(found)")
    }

    @Test func `a text that is no UTF-8 is found before its frame is complete`() {
        var server = FrameWriter(deflate: Agreement(), masks: nil)
        let text = String(repeating: "0123456789", count: 300)
        let message = server.message(.binary(Data(text.utf8) + [0xED, 0xA0] + Data(text.utf8)))
        // The same frame as a text.
        let frame = [0xC1] + message.dropFirst()
        let reading = Reading.everyCut(Array(frame), deflate: Agreement())
        #expect(reading.violation?.code == 1007)
        #expect(reading.violation?.found == "other bytes")
        let early = Reading([Array(frame.dropLast())], deflate: Agreement())
        #expect(early.violation == reading.violation)
    }

    @Test(arguments: [1, 100, 65_535, 65_536, 65_537, 100_000])
    func `the limit counts inflated bytes`(count: Int) {
        var server = FrameWriter(deflate: Agreement(), masks: nil)
        let frame = Array(server.message(.binary(Data(count: count))))
        let fitting = Reading.everyCut(frame, limit: count, deflate: Agreement())
        #expect(fitting.messages == [.binary(Data(count: count))])
        let longer = Reading.everyCut(frame, limit: count - 1, deflate: Agreement())
        #expect(longer.violation?.code == 1009)
    }

    @Test func `a small frame that becomes very large stops at the limit`() {
        var server = FrameWriter(deflate: Agreement(), masks: nil)
        let frame = Array(server.message(.binary(Data(count: 50_000_000))))
        #expect(frame.count < 300_000)
        // Early in the frame, which is not complete.
        let reading = Reading([Array(frame.prefix(2_000))], limit: 65_536, deflate: Agreement())
        #expect(reading.violation?.code == 1009)
    }
}

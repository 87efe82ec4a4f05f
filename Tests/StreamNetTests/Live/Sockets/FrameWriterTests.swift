import Foundation
import Locks
import Testing

@testable import StreamNet

/// Frames that are sent: RFC 6455 §5.2, §5.3 and §5.7.
@Suite(.virtualLimit) struct FrameWriterTests {
    private static let key: @Sendable () -> UInt32 = { 0x37fa_213d }
    private let masked: [UInt8] = [0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]

    @Test func `the examples of §5.7`() {
        var client = FrameWriter(deflate: nil, masks: Self.key)
        var server = FrameWriter(deflate: nil, masks: nil)
        let hello: [UInt8] = [0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]
        #expect(server.message("Hello") == Data([0x81] + hello))
        #expect(client.message("Hello") == Data([0x81] + masked))
        #expect(server.ping(Data("Hello".utf8)) == Data([0x89] + hello))
        #expect(client.pong(Data("Hello".utf8)) == Data([0x8A] + masked))
    }

    @Test(
        arguments: [
            (0, [0x82, 0]), (125, [0x82, 125]), (126, [0x82, 126, 0, 126]),
            (65_535, [0x82, 126, 255, 255]), (65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])])
    func `a length has its shortest form`(count: Int, header: [UInt8]) {
        var server = FrameWriter(deflate: nil, masks: nil)
        let payload = Data((0..<count).map { UInt8($0 % 251) })
        #expect(server.message(.binary(payload)) == Data(header) + payload)
    }

    @Test(arguments: [0, 1, 7, 8, 9, 125, 126, 65_535, 65_536, 1_000_000])
    func `a masked message is read by the other side`(count: Int) {
        let numbers = Mutex(SplitMix(seed: UInt64(count)))
        var client = FrameWriter(deflate: nil) {
            numbers.withLock { UInt32(truncatingIfNeeded: $0.next()) }
        }
        let payload = Data((0..<count).map { UInt8($0 % 127) })
        let messages: [SocketMessage] = [
            .binary(payload), .text(String(decoding: payload, as: UTF8.self)),
        ]
        let bytes = messages.flatMap { Array(client.message($0)) }
        let reading = Reading.everyCut(bytes, expectsMasks: true)
        #expect(reading.messages == messages)
        #expect(reading.violation == nil)
    }

    @Test func `each frame has a key of its own`() {
        let count = Mutex(UInt32(0))
        var client = FrameWriter(deflate: nil) {
            count.withLock { count in
                count += 1
                return count
            }
        }
        let frames = [
            client.message("a"), client.ping(Data()), client.pong(Data()), client.close(nil),
            client.message(.bytes([1])),
        ]
        #expect(frames.map { Array($0[2..<6]) } == (1...5).map { [0, 0, 0, $0] })
    }

    @Test func `a slice of data is sent from its start`() {
        var server = FrameWriter(deflate: nil, masks: nil)
        let slice = Data([1, 2, 3]).dropFirst()
        #expect(server.message(.binary(slice)) == Data([0x82, 2, 2, 3]))
    }

    @Test func `a close has its code and its reason`() {
        let server = FrameWriter(deflate: nil, masks: nil)
        #expect(server.close(SocketClose(1001, "bye")) == Data([0x88, 5, 3, 233, 98, 121, 101]))
        #expect(server.close(SocketClose(4999)) == Data([0x88, 2, 0x13, 0x87]))
    }

    @Test(arguments: [nil, 1005, 1006, 1004, 1015, 999, 5_000, -1, 70_000] as [Int?])
    func `a close without a code that may be sent is empty`(code: Int?) {
        let server = FrameWriter(deflate: nil, masks: nil)
        #expect(server.close(code.map { SocketClose($0, "why") }) == Data([0x88, 0]))
    }

    @Test(
        arguments: [
            (String(repeating: "a", count: 123), 123), (String(repeating: "a", count: 124), 123),
            (String(repeating: "ü", count: 62), 122),
            ("a" + String(repeating: "ü", count: 61), 123),
            (String(repeating: "日", count: 42), 123),
            ("a" + String(repeating: "日", count: 42), 121),
            (String(repeating: "a", count: 120) + "e\u{301}" + "b", 123),
            (String(repeating: "a", count: 121) + "e\u{301}" + "b", 121),
        ])
    func `a reason is cut between two characters`(reason: String, count: Int) throws {
        let frame = FrameWriter(deflate: nil, masks: nil).close(SocketClose(1000, reason))
        #expect(frame.count == 4 + count)
        let sent = try #require(String(validating: frame.dropFirst(4), as: UTF8.self))
        #expect(reason.hasPrefix(sent))
        let reading = Reading.everyCut(Array(frame))
        #expect(reading.received == [.close(SocketClose(1000, sent))])
    }
}

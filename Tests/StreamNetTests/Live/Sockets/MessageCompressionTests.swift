import Foundation
import Testing

@testable import StreamNet

/// Messages that are compressed by one side and read by the other: RFC 7692 §7.1 and §7.2.
@Suite(.virtualLimit, .enabled(if: PermessageDeflate.isAvailable))
struct MessageCompressionTests {
    typealias Agreement = PermessageDeflate.Agreement

    /// Messages of each length at which something changes, of words and of noise in turns.
    private static func messages(_ counts: [Int], seed: UInt64) -> [SocketMessage] {
        var random = SplitMix(seed: seed)
        let words = ["Hello", ", ", "{\"price\":", "日本語", "🏳️‍🌈", "0", "\n", "wörld"]
        return counts.flatMap { count -> [SocketMessage] in
            var text = ""
            while text.utf8.count < count { text += words.randomElement(using: &random) ?? "" }
            while text.utf8.count > count { text.unicodeScalars.removeLast() }
            let noise = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            return [.text(text), .bytes(noise), .binary(Data(text.utf8)), .text(text)]
        }
    }

    private static let key: @Sendable () -> UInt32 = { 0x37fa_213d }

    /// Messages as the one side writes and the other reads them, in both directions.
    private func expectEqual(
        _ messages: [SocketMessage], _ deflate: Agreement,
        _ location: SourceLocation = #_sourceLocation
    ) {
        var client = FrameWriter(deflate: deflate, masks: Self.key)
        var server = FrameWriter(deflate: deflate, masks: nil)
        let sent = messages.map { Array(client.message($0)) }
        let atServer = Reading(sent, deflate: deflate, expectsMasks: true)
        #expect(atServer.violation == nil, sourceLocation: location)
        #expect(atServer.messages == messages, sourceLocation: location)
        let answers = messages.flatMap { Array(server.message($0)) }
        let pieces = stride(from: 0, to: answers.count, by: 1_000).map {
            Array(answers[$0..<min($0 + 1_000, answers.count)])
        }
        let atClient = Reading(pieces, deflate: deflate)
        #expect(atClient.violation == nil, sourceLocation: location)
        #expect(atClient.messages == messages, sourceLocation: location)
    }

    @Test(arguments: [true, false], [true, false])
    func `messages of each length, with and without contexts`(client: Bool, server: Bool) {
        let deflate = Agreement(clientTakesOver: client, serverTakesOver: server)
        let counts = [0, 1, 7, 8, 9, 125, 126, 4_000, 65_535, 65_536]
        expectEqual(Self.messages(counts, seed: 1), deflate)
    }

    @Test func `messages of a megabyte`() {
        expectEqual(Self.messages([1_000_000], seed: 2), Agreement())
    }

    @Test(arguments: 8...15, 8...15)
    func `windows of each size in both directions`(client: Int, server: Int) {
        for takesOver in [true, false] {
            let deflate = Agreement(
                clientTakesOver: takesOver, serverTakesOver: takesOver, clientWindowBits: client,
                serverWindowBits: server)
            expectEqual(Self.messages([100, 5_000, 300], seed: 3), deflate)
        }
    }

    /// The bytes of the frames of a server, which have no masks.
    private func frames(_ messages: [SocketMessage], _ deflate: Agreement) -> [[UInt8]] {
        var server = FrameWriter(deflate: deflate, masks: nil)
        return messages.map { Array(server.message($0)) }
    }

    private let text = SocketMessage.text(
        String(repeating: "Keep it logically awesome. ", count: 10))

    @Test func `a message refers to those before it if that was agreed on`() {
        let taken = frames([text, text], Agreement())
        #expect(taken[0][0] == 0xC1)
        #expect(taken[1].count < taken[0].count / 2)
        let fresh = frames([text, text], Agreement(serverTakesOver: false))
        #expect(fresh[0] == taken[0])
        #expect(fresh[1] == fresh[0])
    }

    @Test func `each side has a context and a window of its own`() {
        let deflate = Agreement(clientTakesOver: true, serverTakesOver: false)
        var client = FrameWriter(deflate: deflate) { 0 }
        let sent = (0..<2).map { _ in Array(client.message(text)) }
        #expect(sent[1].count < sent[0].count / 2)
        let small = frames([text], Agreement(clientWindowBits: 15, serverWindowBits: 8))
        #expect(small[0][0] == 0x81)
        #expect(frames([text], Agreement(serverWindowBits: 9))[0][0] == 0xC1)
        var large = FrameWriter(deflate: Agreement(serverWindowBits: 8), masks: { 0 })
        #expect(large.message(text)[0] == 0xC1)
    }

    @Test func `a message that would not be smaller is sent as it is, context and all`() {
        let noise = SocketMessage.bytes((0..<300).map { UInt8(truncatingIfNeeded: $0 * $0 * 31) })
        let messages = [text, noise, text, "hi", text, noise, noise, text]
        for takesOver in [true, false] {
            let deflate = Agreement(clientTakesOver: takesOver, serverTakesOver: takesOver)
            expectEqual(messages, deflate)
        }
        let sent = frames([text, "", "1234567", "abcdefghijklmnop"], Agreement())
        #expect(sent.map { $0[0] } == [0xC1, 0x81, 0x81, 0x81])
    }

    @Test func `the bytes 00 00 FF FF are cut off`() {
        let frame = frames([text], Agreement())[0]
        #expect(frame.suffix(4) != [0x00, 0x00, 0xFF, 0xFF])
        #expect(frame.last == 0x00)
    }

    @Test func `control frames are not compressed`() {
        let server = FrameWriter(deflate: Agreement(), masks: nil)
        let payload = Data(repeating: 97, count: 100)
        #expect(server.ping(payload) == Data([0x89, 100]) + payload)
        #expect(server.pong(payload) == Data([0x8A, 100]) + payload)
        let reason = String(repeating: "a", count: 100)
        #expect(server.close(SocketClose(1000, reason)).count == 104)
    }
}

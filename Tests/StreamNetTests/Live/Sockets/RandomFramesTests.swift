import Foundation
import Testing

@testable import StreamNet

/// Random connections, right and wrong: RFC 6455 §5 to §8.
@Suite(.virtualLimit) struct RandomFramesTests {
    @Test(arguments: 0..<30 as Range<UInt64>)
    func `random frames are read the same, wherever they are cut`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<40 {
            let isMasked = Bool.random(using: &random)
            let sent = frames(isMasked, &random)
            var bytes = sent.bytes
            // Half of the connections have a bit that is wrong.
            let isDamaged = Bool.random(using: &random)
            if isDamaged, let place = bytes.indices.randomElement(using: &random) {
                bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            }
            let whole = Reading([bytes], limit: 310, expectsMasks: isMasked)
            let parts = Reading(pieces(of: bytes, &random), limit: 310, expectsMasks: isMasked)
            #expect(parts == whole, "\(bytes)")
            #expect(isDamaged || whole.violation == nil && whole.messages == sent.messages)
        }
    }

    /// Messages in fragments, with control frames between them.
    private func frames(_ isMasked: Bool, _ random: inout SplitMix) -> [RawFrame] {
        var frames: [RawFrame] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let isText = Bool.random(using: &random)
            let count = [0, 3, 40, 130, 300].randomElement(using: &random) ?? 0
            let payload = isText ? text(of: count, &random) : noise(of: count, &random)
            var (start, isOpen) = (0, false)
            repeat {
                let isLast = Int.random(in: 0...2, using: &random) == 0
                let some = Int.random(in: start...payload.count, using: &random)
                let end = isLast ? payload.count : some
                let opcode: UInt8 = isOpen ? 0 : isText ? 1 : 2
                frames.append(
                    RawFrame(opcode: opcode, payload: Array(payload[start..<end]), isFinal: isLast))
                if Bool.random(using: &random) { frames.append(control(&random)) }
                isOpen = !isLast
                start = isLast ? payload.count + 1 : end
            } while start <= payload.count
        }
        if Bool.random(using: &random) { frames.append(.close(1000, "bye")) }
        return frames.map { frame in
            var frame = frame
            if isMasked { frame.mask = noise(of: 4, &random) }
            return frame
        }
    }

    private func control(_ random: inout SplitMix) -> RawFrame {
        let opcode: UInt8 = Bool.random(using: &random) ? 9 : 10
        return RawFrame(opcode: opcode, payload: noise(of: 5, &random))
    }

    private func noise(of count: Int, _ random: inout SplitMix) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }

    private func text(of count: Int, _ random: inout SplitMix) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count - 3 {
            let characters = ["a", "12345678", "ü", "日", "🏳", "\u{800}"]
            bytes += Array((characters.randomElement(using: &random) ?? "").utf8)
        }
        return bytes
    }

    private func pieces(of bytes: [UInt8], _ random: inout SplitMix) -> [[UInt8]] {
        var (pieces, start) = ([[UInt8]](), 0)
        let most = [1, 3, 20, 2_000].randomElement(using: &random) ?? 1
        while start < bytes.count {
            let end = min(start + Int.random(in: 1...most, using: &random), bytes.count)
            pieces.append(Array(bytes[start..<end]))
            start = end
        }
        return pieces
    }
}

extension [RawFrame] {
    /// The messages that the frames are parts of.
    fileprivate var messages: [SocketMessage] {
        var (messages, payload, isText) = ([SocketMessage](), [UInt8](), false)
        for frame in self where frame.opcode < 8 {
            if frame.opcode > 0 { (payload, isText) = ([], frame.opcode == 1) }
            payload += frame.payload
            guard frame.isFinal else { continue }
            let text = String(decoding: payload, as: UTF8.self)
            messages.append(isText ? .text(text) : .bytes(payload))
        }
        return messages
    }
}

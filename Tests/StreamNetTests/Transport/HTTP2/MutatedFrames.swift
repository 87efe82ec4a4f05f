import Foundation
import Loopback

/// The frames of a response with one to four mistakes, the same for the same seed.
struct MutatedFrames {
    private(set) var bytes: [UInt8]
    /// True for a compressed body, which is not that of the frames.
    let isCoded: Bool
    private var random: SplitMix
    private let stream: UInt32

    init(seed: UInt64, stream: UInt32) {
        (random, self.stream) = (SplitMix(seed: seed), stream)
        let originals = HTTP2CutResponses.all
        let original = originals[Int(random.next() % UInt64(originals.count))]
        bytes = [UInt8](original.bytes(stream))
        isCoded = original.response.name.contains("bytes each")
        for _ in 0...(random.next() % 4) { mutate() }
    }

    /// Lengths, types, flags and numbers of streams at the limits of their meanings.
    static let special: [UInt8] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 16, 32, 64, 127, 128, 255]

    private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }

    private mutating func special() -> UInt8 { Self.special[below(Self.special.count)] }

    /// The places at which frames begin, as far as their lengths are right.
    private var starts: [Int] {
        var (starts, start) = ([Int](), 0)
        while start + 9 <= bytes.count {
            starts.append(start)
            start += 9 + bytes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
        }
        return starts
    }

    /// The bytes of the body, as frames of the stream have them; nil without an end.
    var body: [UInt8]? {
        var (body, rest) = ([UInt8](), bytes[...])
        while rest.count >= 9 {
            let header = Array(rest.prefix(9))
            let count = header[..<3].reduce(0) { $0 << 8 | Int($1) }
            let number = header[5...].reduce(0 as UInt32) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
            var payload = rest.dropFirst(9).prefix(count)
            guard payload.count == count else { break }
            rest = rest.dropFirst(9 + count)
            guard number == stream, header[3] < 2 else { continue }
            if header[3] == 0 {
                let padding = header[4] & 8 == 0 ? 0 : Int(payload.popFirst() ?? 0)
                body += payload.dropLast(padding)
            }
            if header[4] & 1 == 1 { return body }
        }
        return nil
    }

    private mutating func mutate() {
        guard !bytes.isEmpty else { return }
        let index = below(bytes.count)
        switch below(10) {
        case 0: bytes[index] ^= 1 << UInt8(below(8))
        case 1: bytes[index] = special()
        case 2: bytes.insert(special(), at: index)
        case 3: bytes.removeSubrange(index..<min(index + 1 + below(12), bytes.count))
        case 4: bytes.removeSubrange(index...)
        default: changeFrames()
        }
    }

    private mutating func changeFrames() {
        let starts = starts
        guard !starts.isEmpty else { return }
        let place = below(starts.count)
        let start = starts[place]
        let end = min(place + 1 < starts.count ? starts[place + 1] : bytes.count, bytes.count)
        let frame = Array(bytes[start..<max(start, end)])
        switch below(6) {
        // A byte of the header: the length, the type, the flags or the stream.
        case 0, 1: bytes[start + below(9)] = special()
        case 2: bytes.removeSubrange(start..<max(start, end))
        case 3: bytes.insert(contentsOf: frame, at: starts[below(starts.count)])
        case 4:
            let count = [2, 10, 300][below(3)]
            bytes.insert(contentsOf: repeatElement(frame, count: count).joined(), at: start)
        default: bytes.insert(contentsOf: invented().bytes, at: start)
        }
    }

    /// A frame of any type, on this stream, on another one or on none.
    private mutating func invented() -> HTTP2Frame {
        let streams = [0, stream, stream, stream + 1, stream + 2, 0x7fff_ffff]
        var payload = Data()
        for _ in 0..<below(12) { payload.append(special()) }
        return HTTP2Frame(
            type: UInt8(below(12)), flags: special(), stream: streams[below(streams.count)],
            payload: payload)
    }
}

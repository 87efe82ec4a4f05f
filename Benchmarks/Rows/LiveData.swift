import Foundation
import StreamNet

/// What live data cost, per event or line of 100 bytes, in pieces of 64 KB as a network has them.
func liveData() {
    row("events of 100 bytes", "rx.events", .million) { count in
        let feed = Provider<Feed>(backend: Piecewise(stream: pieces(of: event, count)))
        let sizes = feed.rx.events(Feed()).map(\.data.utf8.count)
        return (try? await sizes.reduce(0, accumulator: +).asSingle().value) ?? 0
    }
    row("events of 100 bytes", "serverSentEvents", .million) { count in
        await sum(pieces(of: event, count).serverSentEvents()) { $0.data.utf8.count }
    }
    row("lines of 100 bytes", "lines", .million) { count in
        await sum(pieces(of: line, count).lines()) { $0.utf8.count }
    }
    row("lines of 100 bytes", "handwritten, a byte at a time", .million) { count in
        var (line, total): ([UInt8], Int) = ([], 0)
        for piece in Pieces(text: text, left: count * 100 / text.count) {
            for byte in piece {
                if byte == 10 {
                    total += String(decoding: line, as: UTF8.self).utf8.count
                    line.removeAll(keepingCapacity: true)
                } else {
                    line.append(byte)
                }
            }
        }
        return total
    }
}

private struct Piecewise: Backend {
    let stream: ByteStream

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .just(Response(headers: ["Content-Type": "text/event-stream"]).streaming(stream))
    }
}

private struct Feed: Target {
    let baseURL = URL(string: "https://feed.host")!
    let path: Path = "feed"
    // Sent once.
    let method = HTTPMethod.post
}

private let line = String(repeating: "y", count: 99) + "\n"
private let event = "id: 123\ndata: " + String(repeating: "x", count: 84) + "\n\n"
private let text = Data(String(repeating: line, count: 655).utf8)

private func pieces(of element: String, _ count: Int) -> ByteStream {
    let piece = Data(String(repeating: element, count: 655).utf8)
    return ByteStream(AsyncPieces(pieces: Pieces(text: piece, left: count / 655)))
}

private func sum<Parts: AsyncSequence>(
    _ parts: Parts, _ size: (Parts.Element) -> Int
) async -> Int {
    var total = 0
    do { for try await part in parts { total += size(part) } } catch { return 0 }
    return total
}

/// The same piece, again and again.
private struct Pieces: Sequence, IteratorProtocol, Sendable {
    let text: Data
    var left: Int

    mutating func next() -> Data? {
        guard left > 0 else { return nil }
        left -= 1
        return text
    }
}

private struct AsyncPieces: AsyncSequence, Sendable {
    let pieces: Pieces

    struct Iterator: AsyncIteratorProtocol {
        var pieces: Pieces

        mutating func next() async throws -> Data? { pieces.next() }
    }

    func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces) }
}

import Foundation
import StreamNet
import Streams
import Testing

/// Lines of a body, wherever it is cut.
@Suite(.hangLimit) struct LinesTests {
    @Test(arguments: [
        ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]), ("a\r\rb", ["a", "", "b"]),
        ("a\n\r\nb", ["a", "", "b"]), ("a\n\rb", ["a", "", "b"]), ("\r\n\r\n", ["", ""]),
        ("é\n日本\r\n👩‍👩‍👧", ["é", "日本", "👩‍👩‍👧"]),
        ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}\nb", ["", "b"]),
        ("a\u{2028}b\u{85}c\u{0B}d\n", ["a\u{2028}b\u{85}c\u{0B}d"]),
    ])
    func `lines are the same wherever bytes are cut`(text: String, lines: [String]) async throws {
        for body in Data(text.utf8).everySplit {
            #expect(try await ByteStream(body).lines().collected() == lines)
        }
        let bytes = Data(text.utf8).map { Data([$0]) }
        #expect(try await ByteStream(Pieces(bytes)).lines().collected() == lines)
    }

    @Test func `what is no text reads as a replacement`() async throws {
        let body = Data([0x61, 0xFF, 0x0A, 0xE6, 0x97])
        for body in body.everySplit {
            #expect(try await ByteStream(body).lines().collected() == ["a\u{FFFD}", "\u{FFFD}"])
        }
    }

    @Test(arguments: [
        ("abc\nab", nil), ("ab\nabcd\nab", 1), ("abcd", 0), ("é\néé\n", 1),
        ("\u{FEFF}abc\nab", nil), ("\u{FEFF}abcd", 0), ("abc\n\u{FEFF}a", 1),
    ])
    func `a line that is too long fails behind those before it`(text: String, before: Int?) async {
        for body in Data(text.utf8).everySplit {
            var count = 0
            var reason: TransportError.Reason?
            do {
                for try await _ in ByteStream(body).lines(upTo: 3) { count += 1 }
            } catch {
                reason = (error as? NetError)?.transport?.reason
            }
            #expect(reason == before.map { _ in .lineTooLong(limit: 3) })
            #expect(count == before ?? 2)
        }
    }

    @Test func `a failure of the transfer comes behind the lines that are whole`() async {
        let lost = TransportError(.connectionLost, request: "a request")
        let body = Pieces([Data("a\nb".utf8)], failure: .transport(lost))
        var lines: [String] = []
        await #expect(throws: NetError.self) {
            for try await line in ByteStream(body).lines() { lines.append(line) }
        }
        #expect(lines == ["a"])
    }

    @Test func `nothing follows an error`() async throws {
        var lines = ByteStream(Pieces([Data("abc\nd".utf8)])).lines(upTo: 1).makeAsyncIterator()
        await #expect(throws: NetError.self) { try await lines.next() }
        #expect(try await lines.next() == nil)
    }

    @Test(.virtualLimit) func `an observable tells them as they come`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(scheduler: time)
            .on(.zen, .chunks("a\nb", .wait(.seconds(1)), "c\r", .wait(.seconds(1)), "\nd"))
        let lines = Provider<Sayings>(backend: stubs).rx(.zen, .delivery(.streamed))
            .flatMap { $0.stream?.lines().asObservable() ?? .empty() }
        #expect(time.record(lines).elements == ["a", "bc", "d"])
        let short = Provider<Sayings>(backend: stubs).rx(.zen, .delivery(.streamed))
            .flatMap { $0.stream?.lines(upTo: 1).asObservable() ?? .empty() }
        let record = time.record(short)
        #expect(record.elements == ["a"])
        #expect("\(record.ending, default: "")".contains("wanted a line of at most 1 bytes"))
    }
}

/// Loops that stay on the actor of the caller.
@MainActor @Suite(.hangLimit) struct IsolatedLoopTests {
    @Test func `pieces, lines and events are read on the actor of the loop`() async throws {
        let body = IsolatedPieces(Data("data: a\n\n".utf8))
        for try await _ in ByteStream(body) {}
        for try await _ in ByteStream(body).lines() {}
        for try await _ in ByteStream(body).serverSentEvents() {}
        #expect(body.actors.all == Array(repeating: ObjectIdentifier(MainActor.shared), count: 6))
    }
}

/// The events of a body, wherever it is cut.
@Suite(.hangLimit) struct ServerSentEventTests {
    @Test(arguments: [
        ("", []),
        ("data: a\n\n", [ServerSentEvent(data: "a")]),
        ("data: a\n", []),
        ("data:a\r\ndata\r\ndata:  b\r\n\r\n", [ServerSentEvent(data: "a\n\n b")]),
        ("\u{FEFF}data: é\n\n", [ServerSentEvent(data: "é")]),
        ("data\n\n", [ServerSentEvent(data: "")]),
        (": comment\n:\n\ndata: a\n: b\n\n", [ServerSentEvent(data: "a")]),
        ("event: add\ndata: 1\n\ndata: 2\n\n", [.init(event: "add", data: "1"), .init(data: "2")]),
        ("event: lost\n\ndata: 1\n\n", [ServerSentEvent(data: "1")]),
        (
            "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
            [.init(data: "a", id: "1"), .init(data: "b", id: "1"), .init(data: "c")]
        ),
        ("id: 1\u{0}\ndata: a\n\n", [ServerSentEvent(data: "a")]),
        (
            "id: 1\nid: 2\u{1}\nid: \u{7F}\nid: \u{1F}3\ndata: a\n\nid: 4\t5\ndata: b\n\n",
            [.init(data: "a", id: "1"), .init(data: "b", id: "4\t5")]
        ),
        ("id: 7\n\ndata: a\n\n", [ServerSentEvent(data: "a", id: "7")]),
        (
            "retry: 1500\ndata: a\n\nretry: 1s\nretry: -1\nretry:\ndata: b\n\n",
            [.init(data: "a", retry: .seconds(1.5)), .init(data: "b", retry: .seconds(1.5))]
        ),
        (
            "retry: 99999999999999999999\ndata: a\n\n",
            [.init(data: "a", retry: .milliseconds(Int.max))]
        ),
        (
            "retry: 9223372036854775808\ndata: a\n\n",
            [.init(data: "a", retry: .milliseconds(Int.max))]
        ),
        ("Data: a\n data: b\nother: c\n\n", []),
        ("\u{0}id: 7\ndata\u{0}: b\nevents: c\ndata: a\n\n", [ServerSentEvent(data: "a")]),
        ("data: {\"a\": \"b:c\"}\r\r", [ServerSentEvent(data: #"{"a": "b:c"}"#)]),
    ])
    func `events are the same wherever cut`(text: String, events: [ServerSentEvent]) async throws {
        for body in Data(text.utf8).everySplit {
            #expect(try await ByteStream(body).serverSentEvents().collected() == events)
        }
    }

    @Test(arguments: ["\n", "\r", "\r\n"], ["", "\u{FEFF}"])
    func `events are the same with each line end, with and without a byte order mark`(
        end: String, mark: String
    ) async throws {
        let first = ["id: 1", "event: é", "data: a", "data:  👩‍👩‍👧", ":", ""]
        let lines = first + ["id: 7", "retry: 100", "", "data", "", "data: cut"]
        let body = Data((mark + lines.joined(separator: end) + end).utf8)
        let events = [
            ServerSentEvent(event: "é", data: "a\n 👩‍👩‍👧", id: "1"),
            ServerSentEvent(data: "", id: "7", retry: .milliseconds(100)),
        ]
        for body in body.everySplit + [Pieces(body.map { Data([$0]) })] {
            #expect(try await ByteStream(body).serverSentEvents().collected() == events)
        }
    }

    @Test func `data has a limit, however many lines it has`() async {
        let text = "data: ab\n\ndata: abc\ndata: abc\ndata: abc\n\n"
        for body in Data(text.utf8).everySplit {
            var events: [String] = []
            await #expect(throws: NetError.self) {
                for try await event in ByteStream(body).serverSentEvents(upTo: 10) {
                    events.append(event.data)
                }
            }
            #expect(events == ["ab"])
        }
    }

    @Test(.virtualLimit) func `an observable tells them as they come`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(scheduler: time)
            .on(.zen, .chunks("data: a\n", .wait(.seconds(1)), "\ndata: b\n\ndata: c"))
        let events = Provider<Sayings>(backend: stubs).rx(.zen, .delivery(.streamed))
            .flatMap { $0.stream?.serverSentEvents().asObservable() ?? .empty() }
        #expect(time.record(events).elements.map(\.data) == ["a", "b"])
    }
}

/// A body in one piece, which records the actors on which it is read.
private struct IsolatedPieces: AsyncSequence, Sendable {
    let piece: Data
    let actors = EventLog<ObjectIdentifier?>()

    init(_ piece: Data) { self.piece = piece }

    struct Iterator: AsyncIteratorProtocol {
        var piece: Data?
        let actors: EventLog<ObjectIdentifier?>

        mutating func next() async throws -> Data? { try await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Data? {
            actors.add(actor.map { ObjectIdentifier($0) })
            return piece.take()
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(piece: piece, actors: actors) }
}

/// A body in pieces.
private struct Pieces: AsyncSequence, Sendable {
    private let pieces: [Data]
    private let failure: NetError?

    init(_ pieces: [Data], failure: NetError? = nil) {
        (self.pieces, self.failure) = (pieces, failure)
    }

    func makeAsyncIterator() -> AsyncThrowingStream<Data, any Error>.Iterator {
        AsyncThrowingStream { stream in
            for piece in pieces { stream.yield(piece) }
            stream.finish(throwing: failure)
        }.makeAsyncIterator()
    }
}

extension Data {
    /// These bytes in two pieces, in all the ways that there are.
    fileprivate var everySplit: [Pieces] {
        (0...count).map { Pieces([Data(prefix($0)), Data(dropFirst($0))]) }
    }
}

extension AsyncSequence {
    fileprivate func collected() async throws -> [Element] {
        try await reduce(into: []) { $0.append($1) }
    }
}

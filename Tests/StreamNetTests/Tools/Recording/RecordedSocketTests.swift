import Foundation
import Streams
import Testing

@testable import StreamNet

/// Messages of sockets, recorded and played, on virtual time.
@Suite(.virtualLimit) struct RecordedSocketTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    /// Talks on a socket: the second and the event of each event.
    private func talk(
        _ recording: NetworkRecording, _ answer: StubAnswer = 404, _ attributes: Attributes = [],
        saying lines: [(seconds: Int, SocketMessage)] = []
    ) -> [String] {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Chat>(scheduler: time).on(.room("42"), answer)
        let chat = Provider<Chat>(
            backend: recording.backend(stubs, scheduler: time),
            attributes: [.reconnectScheduler(time), attributes])
        let said = Observable.merge(
            lines.map { line in
                Observable.just(line.1).delay(.seconds(line.seconds), scheduler: time)
            })
        let recorder = time.record(
            chat.rx.socket(.room("42"), sending: said), until: .seconds(60))
        return recorder.events.map { "\($0.time / .seconds(1)) \($0.event.words)" }
    }

    private func record(
        _ answer: StubAnswer, _ attributes: Attributes = [],
        saying lines: [(seconds: Int, SocketMessage)] = []
    ) throws -> [String] {
        let recording = store.recording(.record)
        let events = talk(recording, answer, attributes, saying: lines)
        try recording.save()
        return events
    }

    private let conversation = StubAnswer.socket(
        .wait(.milliseconds(1_500)), "hello", .expect("hi"), .wait(.seconds(3)),
        .send(.binary(Data([0xFF, 0]))), .close(1001, "full"))

    @Test func `a conversation is played with its times`() throws {
        let live = try record(conversation, saying: [(2, "hi")])
        #expect(live == ["1.5 next(hello)", "5.0 next(2 bytes)", "5.0 closed 1001 full"])
        let replay = store.recording(.replay)
        #expect(talk(replay, saying: [(2, "hi")]) == live)
        #expect(replay.verify().isEmpty)
        #expect(try HARRules(Data(contentsOf: store.file)).violations == [])
    }

    @Test func `a message that comes when nobody reads any more is not recorded`() throws {
        let (time, recording) = (VirtualTimeScheduler(), store.recording(.record))
        let answer = StubAnswer.socket(.ignoreClose, "a", .wait(.seconds(1)), "b")
        let stubs = Stubs<Chat>(scheduler: time).on(.room("42"), answer)
        let chat = Provider<Chat>(
            backend: recording.backend(stubs, scheduler: time),
            attributes: .reconnectScheduler(time))
        chat.rx.socket(.room("42")).take(1).subscribe { _ in }
        time.run()
        try recording.save()
        let messages = try HAR(contentsOf: store.file).entries.first?.messages
        #expect(messages?.map { $0["data"]?.text } == ["a"])
    }

    @Test func `the archive has the fields of Chrome`() throws {
        _ = try record(conversation, saying: [(2, "hi")])
        let entry = try #require(HAR(contentsOf: store.file).entries.first)
        #expect(entry.json["request"]?["url"] == "wss://chat.host/rooms/42")
        #expect(entry.json["response"]?["_url"] == nil)
        #expect(entry.json["_resourceType"] == "websocket")
        let start = try Date(
            entry.json["startedDateTime"]?.text ?? "",
            strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let messages = try #require(entry.messages)
        let times = messages.map { ($0["time"]?.double ?? 0) - start.timeIntervalSince1970 }
        #expect(zip(times, [1.5, 2, 5, 5]).allSatisfy { abs($0 - $1) < 0.000_01 }, "\(times)")
        #expect(
            messages.map { $0["type"]?.text } == ["receive", "send", "receive", "receive"])
        #expect(messages.map { $0["opcode"]?.double } == [1, 1, 2, 8])
        #expect(messages.map { $0["data"]?.text } == ["hello", "hi", "/wA=", "full"])
    }

    @Test func `the server waits for a client that is late, and keeps its distance`() throws {
        _ = try record(conversation, saying: [(2, "hi")])
        let replay = store.recording(.replay)
        #expect(
            talk(replay, saying: [(9, "hi")])
                == ["1.5 next(hello)", "12.0 next(2 bytes)", "12.0 closed 1001 full"])
        #expect(
            talk(replay, saying: [(1, "hi")])
                == ["1.5 next(hello)", "4.5 next(2 bytes)", "4.5 closed 1001 full"])
    }

    @Test func `another message than the recorded one closes the socket, and is reported`() throws {
        _ = try record(conversation, saying: [(2, "hi")])
        let others: [(SocketMessage, String)] = [
            ("ho", #"text("ho")"#), (.binary(Data("hi".utf8)), "binary(2 bytes)"),
        ]
        for (message, name) in others {
            let replay = store.recording(.replay)
            #expect(
                talk(replay, saying: [(2, message)]) == [
                    "1.5 next(hello)", #"2.0 closed 1008 wanted text("hi")"#,
                ])
            #expect(
                replay.verify().unmatched == [
                    #"GET https://chat.host/rooms/42: wanted text("hi"), found "# + name
                ])
        }
    }

    @Test func `a recorded message that does not come is reported`() throws {
        _ = try record(.socket(.expect("hi"), .expect("ho")), saying: [(2, "hi"), (3, "ho")])
        let replay = store.recording(.replay)
        #expect(talk(replay, saying: [(2, "hi")]) == [])
        #expect(
            replay.verify().unmatched == [
                #"GET https://chat.host/rooms/42: wanted text("ho"), found none"#
            ])
        #expect(replay.verify().unplayed == [])
    }

    @Test func `secrets are neither recorded nor compared, in both directions`() throws {
        let login = SocketMessage.text(#"{"a": 1, "token": "s3cret"}"#)
        _ = try record(
            .socket(
                .expect("a login", where: { _ in true }), #"{"password": "s3cret"}"#,
                "key=s3cret", .close(4000, "token=s3cret")), saying: [(1, login)])
        #expect(!(try store.text.contains("s3cret")))
        let replay = store.recording(.replay)
        let other = SocketMessage.text(#"{"token":"other","a":1.0}"#)
        #expect(
            talk(replay, saying: [(1, other)]) == [
                #"1.0 next({"password": "•••1"})"#, "1.0 next(key=•••1)",
                "1.0 closed 4000 token=•••1",
            ])
        #expect(replay.verify().isEmpty)
        _ = talk(replay, saying: [(1, #"{"a": 2, "token": "s3cret"}"#)])
        let report = replay.verify().description
        #expect(report.contains("found text") && !report.contains("s3cret"), "\(report)")
    }

    @Test func `a lost connection is lost again, and each connection is one recording`() throws {
        let answers: StubAnswer = [
            .socket("a", .wait(.seconds(4)), .fail(.connectionLost)), .socket("b", .close()),
        ]
        let again = Attributes.reconnect(.idempotent(random: { 1 }))
        let live = try record(answers, again)
        #expect(live.first == "0.0 next(a)" && live.last?.hasSuffix("completed") == true)
        let replay = store.recording(.replay)
        #expect(talk(replay, 404, again) == live)
        #expect(replay.verify().description == "all played, 2 recordings")
        #expect(talk(store.recording(.replay)) == ["0.0 next(a)", "4.0 lost"])
    }

    @Test func `a socket that the client leaves stays open until then`() throws {
        let live = try record(.socket("a", .wait(.seconds(70)), "late"))
        #expect(live == ["0.0 next(a)"])
        let replay = store.recording(.replay)
        #expect(talk(replay) == live)
        #expect(replay.verify().isEmpty)
    }

    @Test func `a refusal is played as one`() throws {
        let live = try record(.text("no", status: 403))
        #expect(live.count == 1 && live[0].contains("403"))
        #expect(talk(store.recording(.replay)) == live)
    }

    @Test func `a request of the same address is another one`() throws {
        _ = try record(.socket("a"))
        let get = Endpoint(url: URL(string: "https://chat.host/rooms/42")!)
        let answer = store.send(get, store.recording(.replay))
        #expect(answer.contains("the nearest is GET wss://chat.host/rooms/42"))
        #expect(store.seen.all.isEmpty)
    }

    /// The conversation of an archive of Chrome.
    private func played(_ archive: String) throws -> [String] {
        _ = try store.folder.file("shop.har", archive)
        let replay = store.recording(.replay)
        let line = SocketMessage.text(#"{"hello": "you", "token": "mine"}"#)
        let events = talk(replay, saying: [(1, line)])
        #expect(replay.verify().isEmpty)
        _ = talk(replay, saying: [(1, "other")])
        #expect(!replay.verify().description.contains("abc"))
        return events
    }

    @Test func `without a date, the first message is the beginning`() throws {
        let sample = HARSamples.chromeSocket.replacing("2026-11-01T10:00:00.000Z", with: "today")
        #expect(try played(sample) == ["0.0 next(welcome)", "1.25 next(3 bytes)"])
    }

    @Test func `damaged base64 of a message is refused`() {
        let sample = HARSamples.chromeSocket.replacing("AQID", with: "AQI")
        let error = #expect(throws: ArchiveError.self) { try HAR(Data(sample.utf8)) }
        #expect(error?.wanted == "base64 in the messages at $.log.entries[0]")
    }

    @Test(arguments: [
        "{}", "7", #"{"type": "send"}"#, #"{"type": "send", "opcode": 9, "time": 1}"#,
        #"{"type": "receive", "opcode": 1e300, "data": []}"#, #"{"opcode": 1, "data": "a"}"#,
        #"{"type": "receive", "opcode": 10, "time": -1e300, "data": ""}"#,
    ])
    func `what is no message is left out`(item: String) throws {
        let sample = HARSamples.chromeSocket.replacing(#"{"type": "pong"}"#, with: item)
        #expect(try played(sample) == ["0.5 next(welcome)", "1.25 next(3 bytes)"])
    }

    @Test func `cut or changed conversations are played or refused, whatever the byte`() throws {
        var random = SplitMix(seed: 7)
        let whole = Array(HARSamples.chromeSocket.utf8)
        for _ in 0..<100 {
            var bytes = whole
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                bytes[Int.random(in: 300..<900, using: &random)] =
                    UInt8.random(in: 32..<127, using: &random)
            }
            _ = try store.folder.file("shop.har", String(decoding: bytes, as: UTF8.self))
            let events = talk(store.recording(.replay), saying: [(1, "a")])
            #expect(events.count < 6)
        }
    }
}

/// Awaits others: not within the minute of those in virtual time.
@Suite(.hangLimit) struct AwaitedRecordingTests {
    @Test func `the subprotocol is the recorded one, or none`() async throws {
        for chosen in ["v1", ""] {
            let store = try RecordedCase()
            let stubs = Stubs<Chat>(scheduler: ImmediateScheduler())
                .on(.room("42"), .socket(subprotocol: chosen))
            for mode in [NetworkRecording.Mode.record, .replay] {
                let recording = store.recording(mode)
                let chat = Provider<Chat>(
                    backend: recording.backend(stubs), attributes: .subprotocols(["v2", "v1"]))
                let socket = try await chat.open(.room("42"))
                #expect(socket.subprotocol ?? "" == chosen)
                try recording.save()
            }
        }
    }

    @Test func `a close of the client is not recorded, nor is the answer to it`() async throws {
        let store = try RecordedCase()
        let stubs = Stubs<Chat>(scheduler: ImmediateScheduler()).on(.room("42"), .socket())
        let recording = store.recording(.record)
        let chat = Provider<Chat>(backend: recording.backend(stubs))
        let socket = try await chat.open(.room("42"))
        try await socket.send("bye")
        try await socket.close(3000)
        try recording.save()
        let messages = try HAR(contentsOf: store.file).entries.first?.messages
        #expect(messages?.map { $0["data"]?.text } == ["bye"])
    }
}

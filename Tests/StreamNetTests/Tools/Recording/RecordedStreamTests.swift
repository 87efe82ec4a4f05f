import Foundation
import Streams
import Testing

@testable import StreamNet

/// Bodies that are read as streams, written to files or measured, recorded and played.
@Suite(.hangLimit) struct RecordedStreamTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    private let events = StubAnswer.events(
        "data: a\n\ndata: {\"tok", .wait(.seconds(2)), "en\":", "\"s3cret\",\"n\":1}\n\n",
        .wait(.milliseconds(500)), "data: c\n", "\n", .wait(.seconds(1)))

    /// Reads the stream of a request, and saves its recording.
    @discardableResult
    private func record(_ answer: StubAnswer, upTo count: Int = .max) throws -> [String] {
        let recording = store.recording(.record)
        let events = read(recording, answer, upTo: count)
        try recording.save()
        return events
    }

    /// Reads the stream of the recorded response.
    private func replay() -> [String] { read(store.recording(.replay)) }

    /// Reads the stream of a request, for at most so many pieces, with the time of each.
    private func read(
        _ recording: NetworkRecording, _ answer: StubAnswer = 200, upTo count: Int = .max
    ) -> [String] {
        let (log, time) = (EventLog<String>(), VirtualTimeScheduler())
        let stubs = Stubs<Given>(scheduler: time).on(.get, url: "https://shop.host/a", answer)
        @Sendable func add(_ text: String) {
            let (seconds, rest) = time.now.components
            log.add("\(seconds).\(rest / 100_000_000_000_000_000): \(text)")
        }
        chunks(recording.backend(stubs, scheduler: time)).take(count).subscribe { event in
            switch event {
            case .next(let piece): add(String(decoding: piece, as: UTF8.self).debugDescription)
            case .error(let error): add("\(error)")
            case .completed: add("end")
            }
        }
        time.run()
        return log.all
    }

    /// Reads the body of a response as a stream.
    private func chunks(_ backend: any Backend) -> Observable<Data> {
        Provider<Given>(backend: backend).rx(Given(endpoint: .get("a")), .delivery(.streamed))
            .flatMap { $0.chunks }
    }

    @Test(.virtualLimit) func `events are played with their times, without secrets`() throws {
        #expect(try record(events).last == "3.5: end")
        #expect(!(try store.text.contains("s3cret")))
        #expect(
            replay() == [
                #"0.0: "data: a\n\n""#, #"2.0: "data: {\"token\":\"•••1\",\"n\":1}\n\n""#,
                #"2.5: "data: c\n""#, #"2.5: "\n""#, "3.5: end",
            ])
        #expect(try HARRules(Data(contentsOf: store.file)).violations == [])
    }

    @Test(.virtualLimit) func `events are mapped from a recorded stream`() throws {
        try record(events)
        let time = VirtualTimeScheduler()
        let provider = Provider<Given>(
            backend: store.recording(.replay).backend(scheduler: time))
        let events = time.record(provider.rx.events(Given(endpoint: .get("a"))).take(3))
        #expect(events.elements.map(\.data) == ["a", #"{"token":"•••1","n":1}"#, "c"])
    }

    @Test(.virtualLimit) func `a stream that was left ends as truncated`() throws {
        #expect(try record(.chunks("ab", .wait(.seconds(1)), "c", "d"), upTo: 2).count == 3)
        let played = replay()
        #expect(played.prefix(2) == [#"0.0: "ab""#, #"1.0: "c""#])
        #expect(played.last?.hasSuffix("whole body, found the end after 3 bytes") == true)
    }

    @Test(.virtualLimit) func `a stream saved on its way is whole when it is saved again`() throws {
        let recording = store.recording(.record)
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Given>(scheduler: time)
        stubs.on(.get, url: "https://shop.host/a", .chunks("a", .wait(.seconds(2)), "b"))
        chunks(recording.backend(stubs, scheduler: time)).subscribe { _ in }
        time.advance(by: .seconds(1))
        try recording.save()
        #expect(replay().last?.contains("after 1 bytes") == true)
        time.run()
        try recording.save()
        #expect(replay() == [#"0.0: "a""#, #"2.0: "b""#, "2.0: end"])
        #expect(try HAR(contentsOf: store.file).entries.count == 1)
    }

    @Test func `a recording has the pace of the server, not that of its reader`() async throws {
        let recording = store.recording(.record)
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Given>(scheduler: time)
        stubs.on(
            .get, url: "https://shop.host/a",
            .chunks("a", .wait(.seconds(2)), "b", .wait(.seconds(3)), "c"))
        let provider = Provider<Given>(backend: recording.backend(stubs, scheduler: time))
        let response = try await provider.request(
            Given(endpoint: .get("a")), .delivery(.streamed))
        var reader = try #require(response.stream).makeAsyncIterator()
        _ = try await reader.next()
        // Nobody waits for the second piece, and then for 70 s not for the third.
        for seconds in [2, 70] {
            time.advance(by: .seconds(seconds))
            _ = try await reader.next()
        }
        for _ in 1...2 { #expect(try await reader.next() == nil) }
        try recording.save()
        #expect(try HAR(contentsOf: store.file).entries.first?.stream?.pieces.count == 4)
        #expect(
            replay()
                == [#"0.0: "a""#, #"0.0: "b""#, #"0.0: "c""#, "0.0: end"])
    }

    @Test(.virtualLimit) func `the time of a handler is not recorded`() throws {
        let recording = store.recording(.record)
        let (time, clock) = (VirtualTimeScheduler(), ImmediateScheduler())
        let stubs = Stubs<Given>(scheduler: time)
        stubs.on(.get, url: "https://shop.host/a", .chunks("a", .wait(.seconds(2)), "b"))
        chunks(recording.backend(stubs, scheduler: clock))
            .subscribe(onNext: { _ in clock.schedule(after: .seconds(70)) {} })
        time.run()
        #expect(clock.now == .seconds(140))
        try recording.save()
        #expect(replay() == [#"0.0: "a""#, #"0.0: "b""#, "0.0: end"])
    }

    @Test(.virtualLimit) func `a stream that failed does so again`() throws {
        let live = try record(.chunks("ab", .wait(.seconds(3)), .fail(.connectionLost)))
        #expect(live.last?.hasPrefix("3.0: GET") == true)
        #expect(replay().last == live.last)
    }

    @Test(.virtualLimit, arguments: ["\n", "\r\n"])
    func `a secret across pieces is hidden, and later events stay`(end: String) throws {
        let text = "event: a\(end)data: {\"password\":\"s3cret\"}\(end)\(end): ping\(end)"
        let bytes = Array((text + "data: key=s3cret\(end)\(end)data: last\(end)\(end)").utf8)
        try record(.events(bytes.map { .data(Data([$0])) }))
        #expect(!(try store.text.contains("s3cret")))
        let played = replay().joined()
        #expect(played.contains("event: a") && played.contains("data: last"))
        #expect(played.contains(#"{\"password\":\"•••1\"}"#) && played.contains("data: key=•••1"))
    }

    @Test(.virtualLimit) func `events without secrets stay in their pieces`() throws {
        try record(.events("data: a", .wait(.seconds(1)), "b\n\n"))
        #expect(
            replay() == [
                #"0.0: "data: a""#, #"1.0: "b\n\n""#, "1.0: end",
            ])
    }

    @Test(.virtualLimit) func `a secret in XML is hidden, and all else stays`() throws {
        let steps: [StubAnswer.Step] = [
            "<a>1</a>\n<pass", .wait(.seconds(1)), "word>\ns3cret\n</password>",
        ]
        try record(.chunks(steps, headers: ["Content-Type": "text/xml"]))
        #expect(!(try store.text.contains("s3cret")))
        #expect(
            replay() == [#"1.0: "<a>1</a>\n<password>\n•••1\n</password>""#, "1.0: end"])
    }

    @Test(.virtualLimit, arguments: ["application/x-ndjson", "application/jsonl"])
    func `lines of JSON keep their times`(type: String) throws {
        let steps: [StubAnswer.Step] = [
            #"{"token":"s3c"#, #"ret"}\#n"#, .wait(.seconds(1)), "{}\n",
        ]
        try record(.chunks(steps, headers: ["Content-Type": type]))
        #expect(!(try store.text.contains("s3c")))
        #expect(
            replay() == [
                #"0.0: "{\"token\":\"•••1\"}\n""#, #"1.0: "{}\n""#, "1.0: end",
            ])
    }

    @Test(.virtualLimit) func `bytes in pieces are as they were`() throws {
        let bytes = Data([0xC3]), more = Data([0xA9, 0xFF])
        try record(.chunks(.data(bytes), .wait(.seconds(1)), .data(more)))
        let time = VirtualTimeScheduler()
        let played = chunks(store.recording(.replay).backend(scheduler: time))
        #expect(time.record(played).elements == [bytes, more])
    }

    @Test(
        .virtualLimit,
        arguments: [
            (#"{"a":1,"#, #""b":2}"#, 2), (#"{"token":"s3c"#, #"ret"}"#, 1),
        ])
    func `JSON without a secret stays in its pieces`(one: String, two: String, count: Int) throws {
        let json: HTTPHeaders = ["Content-Type": "application/json"]
        let steps: [StubAnswer.Step] = [.data(Data(one.utf8)), .data(Data(two.utf8))]
        try record(.chunks(steps, headers: json))
        #expect(!(try store.text.contains("s3c")))
        #expect(replay().count == count + 1)
    }

    @Test(.virtualLimit) func `silence beyond a limit is a timeout`() throws {
        try record(.chunks("a", .wait(.seconds(30)), "b"))
        let time = VirtualTimeScheduler()
        let response = Provider<Given>(
            backend: store.recording(.replay).backend(scheduler: time)
        ).rx(Given(endpoint: .get("a")), .timeout(.seconds(30)))
        let ending = time.record(response).ending.map { "\($0.event)" }
        #expect(ending?.contains("wanted a response within 30.0 seconds") == true)
    }

    @Test func `a recorded body is a stream, a file, or limited`() async throws {
        try store.record([.get("a")], by: .stub(Response(text: "hello")))
        let provider = Provider<Given>(backend: store.recording(.replay).backend())
        let target = Given(endpoint: .get("a"))
        let streamed = try await provider.request(target, .delivery(.streamed))
        var body = Data()
        for try await piece in try #require(streamed.stream) { body += piece }
        #expect(body == Data("hello".utf8))
        let file = store.folder.url.appending(path: "hello.txt")
        let stored = try await provider.request(target, .delivery(.file(to: file)))
        #expect(try stored.file.map { try Data(contentsOf: $0) } == body)
        await #expect(throws: NetError.self) {
            try await provider.request(target, .delivery(.buffered(upTo: 4)))
        }
        let progress = EventLog<Int>()
        let whole = try await provider.request(
            target, .delivery(.buffered(upTo: 5)), .progress { progress.add($0.completed) })
        #expect(whole.body == body && progress.all.last == 5)
    }

    @Test func `a body that went to a file is recorded`() async throws {
        let recording = store.recording(.record)
        let stubs = Stubs<Given>().on(.get, url: "https://shop.host/a", "hello")
        let file = store.folder.url.appending(path: "hello.txt")
        _ = try await Provider<Given>(backend: recording.backend(stubs))
            .request(Given(endpoint: .get("a")), .delivery(.file(to: file)))
        try recording.save()
        #expect(store.send(.get("a"), store.recording(.replay)) == "hello")
    }
}

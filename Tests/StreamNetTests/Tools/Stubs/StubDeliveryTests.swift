import Foundation
import StreamNet
import Streams
import Testing

/// Stubs that are delivered as streams and files, on a clock of the test.
@Suite(.hangLimit) struct StubDeliveryTests {
    private let time = VirtualTimeScheduler()
    private let log = EventLog<String>()

    private func now() -> Int64 { time.now.components.seconds }

    private func provider(_ answer: StubAnswer) -> Provider<Sayings> {
        Provider<Sayings>(backend: Stubs<Sayings>(scheduler: time).on(.zen, answer))
    }

    private func listen(_ answer: StubAnswer, _ attributes: Attributes = []) -> any Disposable {
        let streamed = Attributes.delivery(.streamed).merging(attributes)
        return provider(answer).rx(.zen, streamed)
            .do(onSuccess: { log.add("\(now()): \($0.status)") })
            .flatMap { $0.chunks }
            .subscribe { event in
                switch event {
                case .next(let piece):
                    log.add("\(now()): \(String(decoding: piece, as: UTF8.self))")
                case .error(let error): log.add("\(now()): \(error)")
                case .completed: log.add("\(now()): end")
                }
            }
    }

    private static let zen = "GET https://sayings.host/zen"
    private static let minutes = StubAnswer.Step.wait(.seconds(50))

    @Test(
        .virtualLimit,
        arguments: [
            (
                .chunks("a", .wait(.seconds(2)), "b", .wait(.seconds(1))).after(.seconds(1)), [],
                ["1: 200", "1: a", "3: b", "4: end"]
            ),
            (.chunks("a", "b"), [], ["0: 200", "0: a", "0: b", "0: end"]),
            ("whole", [], ["0: 200", "0: whole", "0: end"]),
            (
                .chunks("a", .wait(.seconds(3_600)), "b"), .idleTimeout(nil),
                ["0: 200", "0: a", "3600: b", "3600: end"]
            ),
            (
                .chunks("a", .wait(.seconds(3_600)), "b"),
                [.idleTimeout(.seconds(5)), .idleTimeout(nil)],
                ["0: 200", "0: a", "3600: b", "3600: end"]
            ),
            (
                .chunks("a", .wait(.seconds(1)), .fail(.connectionLost)), [],
                ["0: 200", "0: a", "1: \(zen): wanted a response, found the connection closed"]
            ),
            // Silence has a limit, the whole stream has none.
            (
                .chunks("a", minutes, "b", minutes, "c", .wait(.seconds(61)), "d"), [],
                [
                    "0: 200", "0: a", "50: b", "100: c",
                    "160: \(zen): wanted data within 60.0 seconds, found silence",
                ]
            ),
        ] as [(StubAnswer, Attributes, [String])])
    func `a stream has its own pace`(answer: StubAnswer, attributes: Attributes, wanted: [String]) {
        _ = listen(answer, attributes)
        time.run()
        #expect(log.all == wanted)
    }

    @Test(.virtualLimit) func `disposing ends it`() {
        let subscription = listen(.chunks("a", .wait(.seconds(1)), "b"))
        time.advance(by: .milliseconds(500))
        subscription.dispose()
        time.run()
        #expect(log.all == ["0: 200", "0: a"])
    }

    @Test(.virtualLimit) func `progress counts what is sent and what comes`() {
        let stubs = Stubs<Sayings>(scheduler: time)
            .on(.zen, .chunks("ab", .wait(.seconds(1)), "cd", headers: ["Content-Length": "4"]))
        Provider<Sayings>(backend: stubs).rx.progress(.zen).subscribe(onNext: { event in
            switch event {
            case .progress(let progress): log.add("\(now()): \(progress)")
            case .output(let response): log.add("\(now()): \(response.body.count) bytes")
            }
        })
        time.run()
        #expect(
            log.all == ["0: download 2 of 4", "1: download 4 of 4", "1: 4 bytes"])
    }

    @Test(.virtualLimit) func `the progress of each attempt starts from zero`() {
        let length: HTTPHeaders = ["Content-Length": "4"]
        let stubs = Stubs<Sayings>(scheduler: time).on(
            .zen,
            [
                .chunks("ab", .fail(.connectionLost), headers: length),
                .chunks("abcd", headers: length),
            ])
        let retry = Retry(1, .constant(delay: .seconds(1)), scheduler: time)
        let retried = Provider<Sayings>(backend: stubs, interceptors: [retry])
        retried.rx.progress(.zen).filterProgress(.download)
            .subscribe(onNext: { log.add("\(now()): \($0)") })
        time.run()
        #expect(log.all == ["0: download 2 of 4", "1: download 4 of 4"])
    }

    @Test(.virtualLimit) func `a stub becomes a file`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "zen.txt")
        let answer = StubAnswer.chunks("Keep it ", .wait(.seconds(1)), "simple.")
        provider(answer).rx(.zen, .delivery(.file(to: file)))
            .subscribe(onSuccess: { log.add("\($0.file == file)") })
        time.advance(by: .milliseconds(500))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        time.run()
        #expect(log.all == ["true"])
        #expect(try String(contentsOf: file, encoding: .utf8) == "Keep it simple.")
        #expect(try folder.names == ["zen.txt"])
    }

    @Test func `a reader who does not read makes the stub wait`() async throws {
        let provider = provider(.chunks("1234", "5678", "90", .wait(.seconds(1)), "end"))
        let delivery = Attributes.delivery(.streamed(buffering: 4))
        let responses = EventLog<Response>()
        provider.rx(.zen, delivery).subscribe(onSuccess: { responses.add($0) })
        let stream = try #require(responses.all.first?.stream)
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("1234".utf8))
        #expect(try await iterator.next() == Data("5678".utf8))
        #expect(try await iterator.next() == Data("90".utf8))
        time.run()
        #expect(try await iterator.next() == Data("end".utf8))
        #expect(try await iterator.next() == nil)
    }
}

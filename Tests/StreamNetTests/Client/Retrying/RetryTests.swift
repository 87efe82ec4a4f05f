@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct RetryTests {
    private func run(
        _ answers: [Script.Answer], _ retries: Int = 2, _ method: HTTPMethod = .get,
        _ attributes: Attributes = []
    ) -> [String] {
        let script = Script(answers)
        let retry = Retry(retries, .doubling, scheduler: script.time)
        return script.run(method, attributes, through: retry)
    }

    @Test(
        arguments: [
            ("a good answer", [.status(200)], 2, ["0s #1", "0s: 200"]),
            ("one bad answer", [.status(503), .status(200)], 2, ["0s #1", "1s #2", "1s: 200"]),
            ("only bad answers", [.status(503)], 2, ["0s #1", "1s #2", "3s #3", "3s: 503"]),
            (
                "different ones", [.status(429), .lost(.connectionLost), .status(201)], 2,
                ["0s #1", "1s #2", "3s #3", "3s: 201"]
            ),
            ("one that stays", [.status(500), .status(404)], 2, ["0s #1", "1s #2", "1s: 404"]),
            ("one repetition", [.status(503)], 1, ["0s #1", "1s #2", "1s: 503"]),
            ("no repetition", [.status(503)], 0, ["0s #1", "0s: 503"]),
            ("less than none", [.status(503)], -1, ["0s #1", "0s: 503"]),
        ] as [(String, [Script.Answer], Int, [String])])
    func `a request is sent again until it is answered well, or often enough`(
        name: String, answers: [Script.Answer], retries: Int, events: [String]
    ) { #expect(run(answers, retries) == events) }

    @Test(arguments: [
        (408, true), (429, true), (500, true), (501, false), (503, true),
        (505, false), (504, true), (599, true),
        (-1, false), (100, false), (200, false), (304, false), (400, false), (401, false),
        (404, false), (409, false), (425, false), (600, false),
    ])
    func `statuses that may pass are repeated`(status: Int, isRepeated: Bool) {
        #expect(run([.status(status), .status(200)]).contains("1s #2") == isRepeated)
        let validated = run([.status(status), .status(200)], 2, .get, .validation(.successCodes))
        #expect(validated.contains("1s #2") == isRepeated)
    }

    @Test(arguments: [
        (HTTPMethod.get, true), (.head, true), (.put, true), (.delete, true), (.options, true),
        (.trace, true), (.post, false), (.patch, false), ("CONNECT", false), ("QUERY", false),
    ])
    func `idempotent methods are repeated, others if told`(method: HTTPMethod, isRepeated: Bool) {
        for answer in [Script.Answer.status(503), .lost(.connectionLost)] {
            #expect(run([answer, .status(200)], 2, method).contains("1s #2") == isRepeated)
            #expect(run([answer, .status(200)], 2, method, .isIdempotent()).contains("1s #2"))
        }
    }

    @Test(arguments: [
        (TransportError.Reason.cannotFindHost, true), (.cannotConnect, true),
        (.connectionLost, true), (.truncated(received: 1, expected: 2), true),
        (.timedOut(.idle, after: .seconds(1)), true),
        (.timedOut(.total, after: .seconds(1)), false), (.tls, false),
        (.tooManyRedirects(limit: 1), false), (.redirectRefused, false),
        (.invalidResponse, false), (.wrongRange, false), (.cannotWrite, false), (.other, false),
    ])
    func `lost connections are repeated`(reason: TransportError.Reason, isRepeated: Bool) {
        #expect(run([.lost(reason), .status(200)]).contains("1s #2") == isRepeated)
    }

    @Test(
        arguments: [
            NetError.cancelled,
            NetError.request(RequestError(.encoding, wanted: "a", found: "b")),
            CancellationError(), NetError.rejected(Response(status: 404)),
        ] as [any Error])
    func `what was cancelled, refused or rejected otherwise is not repeated`(error: any Error) {
        let script = Script([.failure(error)])
        let retry = Retry(errors: { _ in true }, scheduler: script.time)
        #expect(script.run(through: retry).count == 2)
        #expect(script.log.all.last?.hasSuffix("\(error)") == true)
    }

    @Test func `errors of other types are repeated only if asked for`() {
        #expect(run([.failure(Late())]) == ["0s #1", "0s: Late()"])
        let script = Script([.failure(Late()), .status(200)])
        let retry = Retry(2, .doubling, errors: { $0 is Late }, scheduler: script.time)
        #expect(script.run(through: retry) == ["0s #1", "1s #2", "1s: 200"])
    }

    @Test func `methods, statuses and errors of one's own take the place of the shipped ones`() {
        func first(_ answer: Script.Answer, _ method: HTTPMethod) -> Bool {
            let script = Script([answer, .status(200)])
            let retry = Retry(
                1, .doubling, methods: [.post], statuses: [404], errors: { _ in false },
                scheduler: script.time)
            return script.run(method, through: retry).count == 3
        }
        #expect(first(.status(404), .post))
        #expect(!first(.status(404), .get))
        #expect(!first(.status(503), .post))
        #expect(!first(.lost(.connectionLost), .post))
    }

    @Test(
        arguments: [
            (.get, .status(429), true), (.get, .status(503), true),
            (.get, .lost(.connectionLost), true), (.post, .status(429), true),
            (.post, .status(503), false), (.post, .lost(.connectionLost), false),
        ] as [(HTTPMethod, Script.Answer, Bool)])
    func `a status without effect on the server is repeated with any method, and nothing else is`(
        method: HTTPMethod, answer: Script.Answer, isRepeated: Bool
    ) {
        let script = Script([answer, .status(200)])
        let retry = Retry(1, .doubling, anyMethod: [429], scheduler: script.time)
        #expect((script.run(method, through: retry).count == 3) == isRepeated)
    }

    @Test(arguments: [
        (Attributes(), 3), (.retries(nil), 3), (.retries(4), 5), (.retries(1), 2),
        (.retries(0), 1), (.retries(-3), 1),
    ])
    func `an attribute says how many attempts are added`(attributes: Attributes, sent: Int) {
        #expect(run([.status(503)], 2, .get, attributes).filter { $0.contains("#") }.count == sent)
    }

    @Test func `the policy may give up earlier, and sees what the attempt brought`() {
        let script = Script([.status(503), .lost(.cannotConnect), .status(200)])
        let seen = EventLog<String>()
        let policy = RetryPolicy { failures, error in
            seen.add("\(failures): \(error)")
            return failures < 2 ? .seconds(7) : nil
        }
        let retry = Retry(9, policy, scheduler: script.time)
        let lost = "GET https://ping.host/ask: wanted a connection, found no server"
        #expect(script.run(through: retry) == ["0s #1", "7s #2", "7s: \(lost)"])
        let unwelcome = "GET https://ping.host/ask: wanted an acceptable status, found 503"
        #expect(seen.all == ["1: \(unwelcome)", "2: \(lost)"])
    }

    @Test func `what the last attempt brought is what the caller gets`() throws {
        let script = Script([.status(500), .success(Response(status: 503, text: "down"))])
        let results = EventLog<Result<Response, any Error>>()
        let provider = script.provider(Retry(1, .doubling, scheduler: script.time))
        provider.rx(Ask(method: .get)).subscribe { results.add($0) }
        provider.rx(Ask(method: .get), .validation(.successCodes)).subscribe { results.add($0) }
        script.time.run()
        let (response, rejected) = (results.all[0].response, results.all[1].rejected)
        #expect(response?.body == Response(text: "down").body)
        #expect(response?.attempt == 2)
        #expect(rejected?.body == Response(text: "down").body)
        #expect(rejected?.attempt == 2)
        #expect(
            results.all[1].summary
                == "GET https://ping.host/ask: wanted a status in 200..<300, found 503")
    }

    @Test func `each subscription counts its own attempts`() {
        let script = Script([.status(503)])
        let provider = script.provider(Retry(1, .doubling, scheduler: script.time))
        let single = provider.rx(Ask(method: .get))
        single.subscribe { _ in }
        script.time.run()
        single.subscribe { _ in }
        script.time.run()
        #expect(script.log.all == ["0s #1", "1s #2", "1s #1", "2s #2"])
    }

    @Test func `disposing ends the wait`() {
        let script = Script([.status(503)])
        let subscription = script.play(through: Retry(2, .doubling, scheduler: script.time))
        script.time.advance(by: .seconds(2))
        subscription.dispose()
        script.time.run()
        #expect(script.log.all == ["0s #1", "1s #2"])
        #expect(script.time.now == .seconds(2))
    }

    @Test func `ten thousand attempts take no stack`() {
        let script = Script([.status(503)])
        let retry = Retry(10_000, .constant(delay: .zero), scheduler: script.time)
        #expect(script.run(through: retry).last == "0s: 503")
        #expect(script.log.all.count == 10_002)
    }

    @Test func `the shipped waits are a random part of half a second and of one`() {
        let script = Script([.status(503)])
        script.play(through: Retry(scheduler: script.time))
        script.time.advance(by: .seconds(0.5))
        #expect(script.log.all.count >= 2)
        script.time.advance(by: .seconds(1))
        #expect(script.log.all.count == 4)
    }
}

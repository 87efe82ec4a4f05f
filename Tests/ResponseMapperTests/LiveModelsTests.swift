import Foundation
import ResponseMapper
import Testing

/// Events and records as models, and bad records under each policy.
@Suite(.hangLimit) struct LiveModelsTests {
    private struct Ticker: Target {
        let baseURL = URL(string: "https://ticker.host")!
        let path: Path = "ticks"
    }

    private struct Tick: Modelable, Equatable {
        let n: Int

        init(n: Int) { self.n = n }
        init(_ json: JSON) throws { n = try json.get("number") }
    }

    private struct Row: Codable, Sendable, Equatable { let n: Int }

    private enum Reply: Sendable, Equatable { case tick(Tick), row(Row) }

    private let time = VirtualTimeScheduler()

    private func ticker(_ answer: StubAnswer, _ attributes: Attributes = []) -> Provider<Ticker> {
        Provider<Ticker>(
            backend: Stubs<Ticker>(scheduler: time).on(Ticker(), answer),
            attributes: [.reconnectScheduler(time), attributes])
    }

    @Test func `events and records are read as models`() {
        let events = ticker([.events("data: {\"number\": 1}\n\n"), 204])
            .rx.events(Ticker(), as: Tick.self)
        #expect(time.record(events).elements == [Tick(n: 1)])
        let records = ticker("{\"number\": 1}\n").rx.records(Ticker(), as: Tick.self)
        #expect(time.record(records).elements == [Tick(n: 1)])
        let cases = EventCases<Reply>().on("tick", Reply.tick).on("row", Reply.row)
        let body: StubAnswer = .events(
            "event: tick\ndata: {\"number\": 1}\n\nevent: row\ndata: {\"n\": 2}\n\n")
        let replies = ticker([body, 204]).rx.events(Ticker(), as: cases)
        #expect(time.record(replies).elements == [.tick(Tick(n: 1)), .row(Row(n: 2))])
    }

    @Test func `half a stream of models is no success`() {
        let half: StubAnswer = [
            .events("data: {\"number\": 1}\n\n", .fail(.connectionLost)),
            .events("data: {\"number\": 1}\n\ndata: [DONE]\n\n"),
        ]
        let mapper = MapperPlugin(coded, recoversFailures: true)
        for plugins in [[], [mapper]] as [[any Plugin]] {
            let stubs = Stubs<Ticker>(scheduler: time).on(Ticker(), half)
            let provider = Provider<Ticker>(
                backend: stubs, plugins: plugins,
                attributes: .reconnectScheduler(time))
            let record = time.record(
                provider.rx.events(Ticker(), as: Tick.self, .envelope(nil), until: .data("[DONE]")))
            #expect(record.elements == [Tick(n: 1)])
            #expect("\(record.ending, default: "")".contains("found the end after 21 bytes"))
            #expect(stubs.requests.count == 1)
        }
    }

    @Test(arguments: [false, true])
    func `a lost connection is opened again, also where failures become responses`(recovers: Bool) {
        let stubs = Stubs<Ticker>(scheduler: time).on(
            Ticker(),
            [
                .events("id: 1\ndata: a\n\n", .fail(.connectionLost)), .failure(.cannotConnect),
                .status(503), .events("data: b\n\n"), 204,
            ])
        let provider = Provider<Ticker>(
            backend: stubs,
            plugins: [MapperPlugin(coded, recoversFailures: recovers)],
            attributes: [.reconnectScheduler(time), .reconnect(.idempotent(random: { 1 }))])
        let recording = time.record(provider.rx.events(Ticker()))
        #expect(recording.elements.map(\.data) == ["a", "b"])
        #expect(recording.ending?.event.error == nil)
        #expect(stubs.requests.map(\.time) == [0, 3, 9, 21, 24].map { .seconds($0) })
    }

    @Test func `an event that is no model is named with its path`() {
        let answer: StubAnswer = [.events("id: 7\ndata: {\"n\": \"x\"}\n\n"), 204]
        let record = time.record(ticker(answer).rx.events(Ticker(), as: Row.self))
        let failure = record.ending?.event.error as? ElementError
        #expect(failure?.underlying is MapError)
        #expect(
            failure?.description == "GET https://ticker.host/ticks: $.n: wanted Int, "
                + #"found string "x", in event 1 ("message", id "7")"#)
    }

    /// The rows of lines, as records or as events.
    private func rows(
        _ lines: [String], areEvents: Bool, _ policy: Attributes, _ call: Attributes = []
    ) -> Recorder<Row> {
        let body = lines.map { areEvents ? "data: \($0)\n\n" : "\($0)\n" }.joined()
        guard areEvents else {
            return time.record(ticker("\(body)", policy).rx.records(Ticker(), as: Row.self, call))
        }
        return time.record(
            ticker([.events("\(body)"), 204], policy).rx.events(Ticker(), as: Row.self, call))
    }

    @Test(arguments: [false, true])
    func `a lenient policy repairs values, and skips records that stay bad`(areEvents: Bool) {
        let reports = Log<String>()
        let lines = [#"{"n": "1"}"#, "[", #"{"n": 3}"#, "not JSON", #"{"n": 5}"#]
        let record = rows(lines, areEvents: areEvents, .lenient, .onRepair { reports.add("\($0)") })
        #expect(record.elements == [Row(n: 1), Row(n: 3), Row(n: 5)])
        #expect(reports.all.count == 3)
        for place in ["$[1]", "$[3]"] {
            #expect(reports.all.contains { $0.contains(place) && $0.contains("dropped") })
        }
    }

    @Test(arguments: [(false, "in record 3 at byte 11"), (true, "in event 3")])
    func `no more records are skipped than the policy drops`(areEvents: Bool, place: String) {
        let policy = MappingPolicy.lenient(dropping: .count(1))
        let lines = [#"{"n": 1}"#, "[", "[", #"{"n": 4}"#]
        let record = rows(lines, areEvents: areEvents, .mappingPolicy(policy))
        #expect(record.elements == [Row(n: 1)])
        #expect((record.ending?.event.error as? ElementError)?.number == 3)
        #expect("\(record.ending, default: "")".contains(place))
    }

    @Test func `a strict policy skips nothing`() {
        let record = time.record(
            ticker("{\"n\": 1}\n[\n{\"n\": 3}\n").rx.records(Ticker(), as: Row.self))
        #expect(record.elements == [Row(n: 1)])
        #expect(record.ending?.event.error is ElementError)
    }
}

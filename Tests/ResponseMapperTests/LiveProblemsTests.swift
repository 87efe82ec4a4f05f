import Foundation
import Locks
import ResponseMapper
import Testing

/// A server's refusals of a stream, which have one type, whatever form they have.
@Suite(.hangLimit) struct LiveProblemsTests {
    fileprivate struct Row: Codable, Sendable, Equatable { let n: Int }
    private struct Reason: Decodable, Sendable { let message: String }
    private struct Said: Decodable, Sendable { let message: String }
    private struct Other: Decodable, Sendable { let detail: String }

    fileprivate static let cases =
        EventCases<Row>().on("message") { (row: Row) in row }.refusing("error")

    fileprivate struct TickerAPI: API {
        @GET("/ticks") var rows: Action<Void, Events<Row>>
        @GET("/ticks", output: .events(cases)) var ticks: Action<Void, Events<Row>>
    }

    private struct Ticker: Target {
        let baseURL = URL(string: "https://ticker.host")!
        let path: Path = "ticks"
    }

    /// The forms of a refusal.
    enum Form: CaseIterable {
        case status, body, list, event, envelope, element

        fileprivate static let reason = #"{"message": "slow down"}"#

        fileprivate var answer: StubAnswer {
            switch self {
            case .status: .text(Self.reason, status: 429)
            case .body: .events("\(Self.reason)")
            case .list: .events("[\(Self.reason)]")
            case .event: .events("data: {\"n\": 1}\n\nevent: error\ndata: \(Self.reason)\n\n")
            case .envelope:
                .events(
                    "data: {\"code\": 0, \"data\": {\"n\": 1}}\n\n",
                    "data: {\"code\": 7, \"message\": \"slow down\"}\n\n")
            case .element: .events("data: {\"n\": 1}\n\ndata: \(Self.reason)\n\n")
            }
        }

        fileprivate var attributes: Attributes {
            let envelope = Envelope(status: "code", success: 0, tip: "message", model: "data")
            return self == .envelope ? .envelope(envelope) : []
        }

        fileprivate var path: JSONPath { self == .list ? "0" : .root }

        /// The elements before it.
        fileprivate var rows: [Row] { [.status, .body, .list].contains(self) ? [] : [Row(n: 1)] }
    }

    private let time = VirtualTimeScheduler()

    private func provider(_ form: Form, _ attributes: Attributes = []) -> Provider<Ticker> {
        Provider<Ticker>(
            backend: Stubs<Ticker>(scheduler: time).on(Ticker(), form.answer),
            attributes: [
                .reconnect(.never), .baseURL(Ticker().baseURL), form.attributes, attributes,
            ])
    }

    private func expectReason(_ stream: Observable<Row>, _ form: Form) {
        let record = time.record(stream)
        #expect(record.elements == form.rows)
        let problem = record.ending?.event.error as? Problem<Reason>
        #expect(problem?.model.message == "slow down", "\(record.events)")
        #expect(problem?.response.status == (form == .status ? 429 : 200))
    }

    private static let streams: [@Sendable (Provider<Ticker>, Attributes) -> Observable<Row>] = [
        { $0.rx.events(Ticker(), as: cases, $1) }, { $0.rx.events(TickerAPI.ticks, $1) },
    ]

    @Test(arguments: Form.allCases)
    func `a refusal of events is a problem, by mapProblem and by an attribute`(form: Form) {
        let problem = Attributes.problem(Reason.self, at: form.path)
        for events in Self.streams {
            let ticks = events(provider(form), [])
            expectReason(ticks.mapProblem(Reason.self, at: form.path), form)
            expectReason(events(provider(form), problem), form)
            expectReason(events(provider(form, problem), []), form)
            // The provider's is tried first, and one that does not fit is left out.
            let last = Attributes.problem(Said.self, at: form.path)
            expectReason(events(provider(form, problem), last), form)
            let unfit = Attributes.problem(Other.self, at: form.path)
            expectReason(events(provider(form, problem), unfit), form)
        }
        expectReason(TickerAPI.ticks.with([.provider(provider(form)), problem])(), form)
        guard form != .event else { return }
        let rows = provider(form).rx.events(Ticker(), as: Row.self)
        expectReason(rows.mapProblem(Reason.self, at: form.path), form)
    }

    @Test(arguments: Form.allCases)
    func `a refusal of another shape stays as it is, and the states have the problem`(form: Form) {
        let unfit = provider(form, .problem(Other.self)).rx.events(TickerAPI.ticks)
        let error = time.record(unfit).ending?.event.error
        #expect(form == .envelope || form == .element ? error is ElementError : error is NetError)
        let ended = Mutex<(any Error)?>(nil)
        let states = Attributes.onConnection { connection in
            if case .ended(let error) = connection.state { ended.withLock { $0 = error } }
        }
        let problem = Attributes.problem(Reason.self, at: form.path)
        _ = time.record(provider(form).rx.events(TickerAPI.ticks, problem, states))
        #expect(ended.withLock { $0 } is Problem<Reason>)
    }

    @Test func `a record that is the server's reason is a problem`() {
        let lines: StubAnswer = "{\"n\": 1}\n{\"message\": \"slow down\"}\n"
        for (answer, form) in [(lines, Form.element), (Form.status.answer, .status)] {
            let ticker = Provider<Ticker>(
                backend: Stubs<Ticker>(scheduler: time).on(Ticker(), [answer, answer]))
            expectReason(ticker.rx.records(Ticker(), as: Row.self).mapProblem(Reason.self), form)
            expectReason(ticker.rx.records(Ticker(), as: Row.self, .problem(Reason.self)), form)
        }
    }

    @Test func `a lost stream, and one that ends, are no problems`() {
        let problem = Attributes.problem(Reason.self)
        for (answer, isLost) in [
            (StubAnswer.events("data: {\"n\": 1}\n\n", .fail(.connectionLost)), true),
            (.events("data: {\"n\": 1}\n\n"), false),
        ] {
            let stubs = Stubs<Ticker>(scheduler: time).on(Ticker(), answer)
            let provider = Provider<Ticker>(
                backend: stubs, attributes: [.baseURL(Ticker().baseURL), .reconnect(.never)])
            let record = time.record(provider.rx.events(TickerAPI.ticks, problem))
            #expect(record.elements == [Row(n: 1)])
            #expect((record.ending?.event.error is NetError) == isLost)
        }
    }
}

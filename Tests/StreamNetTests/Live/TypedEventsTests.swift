import Foundation
import StreamNet
import Streams
import Testing

/// Events as values: by type, by name, and as the output of an action.
@Suite(.virtualLimit) struct TypedEventsTests {
    private struct Tick: Codable, Sendable, Equatable { let n: Int }

    private enum Reply: Sendable, Equatable { case tick(Tick), text(String), other(String) }

    private let time = VirtualTimeScheduler()

    private func feed(_ answer: StubAnswer, plugins: [any Plugin] = []) -> Provider<LiveFeed> {
        Provider<LiveFeed>(
            backend: Stubs<LiveFeed>(scheduler: time).on(.ticker, answer), plugins: plugins,
            attributes: .reconnectScheduler(time))
    }

    @Test func `events are decoded by the decoder of the request`() {
        let answer: StubAnswer = [
            .events("id: 1\ndata: {\"n\":1}\n\n"),
            .events("data: {\ndata: \"n\":2}\n\ndata: [DONE]\n\n"),
        ]
        let ticks = feed(answer).rx.events(.ticker, as: Tick.self, until: .data("[DONE]"))
        #expect(time.record(ticks).elements == [Tick(n: 1), Tick(n: 2)])
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let dates = feed([.events("data: 1\n\n"), 204])
            .rx.events(.ticker, as: Date.self, .decoder(decoder))
        #expect(time.record(dates).elements == [Date(timeIntervalSince1970: 1)])
    }

    @Test func `an event that cannot be decoded is named, and nothing before it is lost`() throws {
        let log = EventLog<any Error>()
        let answer: StubAnswer = [
            .events("data: {\"n\":1}\n\n"),
            .events("id: 7\nevent: tick\ndata: {\"n\":\"x\"}\n\n"), 204,
        ]
        let provider = feed(answer, plugins: [Misreadings(log: log)])
        let recording = time.record(provider.rx.events(.ticker, as: Tick.self))
        #expect(recording.elements == [Tick(n: 1)])
        let failure = try #require(recording.ending?.event.error as? ElementError)
        #expect(failure.event?.id == "7")
        #expect(failure.unmapped?.body == Data(#"{"n":"x"}"#.utf8))
        #expect(
            failure.description == "GET https://feed.host/ticker: $.n: wanted Int, "
                + #"found a string, in event 2 ("tick", id "7")"#)
        // Another connection follows the first, which the server has closed.
        let closed =
            "GET https://feed.host/ticker: wanted a response, "
            + "found the connection closed (in order, by the server)"
        #expect(log.all.map { "\($0)" } == [closed, failure.description])
    }

    @Test func `a name decides the type`() {
        let cases = EventCases<Reply>().on("tick", Reply.tick).on("text", Reply.text)
        let answer: StubAnswer = [
            .events(
                "event: tick\ndata: {\"n\":1}\n\nevent: odd\ndata: ?\n\n",
                "event: text\ndata: \"a\"\n\ndata: b\n\n"), 204,
        ]
        let named = feed(answer).rx.events(.ticker, as: cases)
        #expect(time.record(named).elements == [.tick(Tick(n: 1)), .text("a")])
        let all = cases.otherwise { $0.event == "odd" ? nil : .other($0.data) }
        let others = feed(answer).rx.events(.ticker, as: all)
        #expect(time.record(others).elements == [.tick(Tick(n: 1)), .text("a"), .other("b")])
    }

    private struct Market: API {
        static let attributes: Attributes = [.baseURL(URL(string: "https://market.host")!)]

        @GET("/ticks") var ticks: Action<Void, Events<Tick>>
        @GET("/ticks/\(\.n)") var some: Action<Tick, Events<Tick>>
        @POST("/chat", output: .events) var chat: Action<Tick, Events<ServerSentEvent>>
    }

    @Test func `an action is a stream`() {
        let answer: StubAnswer = [
            .events("data: {\"n\":1}\n\n", .fail(.connectionLost)), .events("data: {\"n\":2}\n\n"),
            204,
        ]
        let stubs = Stubs<AnyTarget>(scheduler: time).on(Market.ticks, answer)
        let provider = Provider<AnyTarget>(backend: stubs, attributes: .reconnectScheduler(time))
        let ticks: Observable<Tick> = Market.ticks.with(.provider(provider))()
        #expect(time.record(ticks.map(\.n)).elements == [1, 2])
        #expect(stubs.requests.count == 3)
        #expect(stubs.requests.first?.encoded.headers["Accept"] == "text/event-stream")
    }

    @Test func `an action is called without a type in sight`() {
        let stubs = Stubs<AnyTarget>(scheduler: time)
            .on(Market.some, [.events("data: {\"n\":1}\n\n"), 204])
            .on(Market.chat, .events("data: a\n\n"))
        let provider = Provider<AnyTarget>(backend: stubs, attributes: .reconnectScheduler(time))
        let some = Market.some.with(.provider(provider))
        #expect(time.record(some(Tick(n: 4)).map(\.n)).elements == [1])
        let chat = provider.rx.events(Market.chat, Tick(n: 1))
        #expect(time.record(chat.map(\.data)).elements == ["a"])
        #expect(stubs.requests.count == 3)
    }

    @Test func `an action without a provider fails`() {
        let record = time.record(Market.ticks())
        #expect("\(record.ending, default: "")".contains("wanted a provider that sends it"))
    }
}

import Foundation
import StreamNet
import Streams
import Testing

/// Stubs are added, replaced and removed.
@Suite(.virtualLimit) struct StubsTests {
    private let stubs = Stubs<Sayings>()
    private var provider: Provider<Sayings> { Provider(backend: stubs) }

    @Test func `every form of answer is what it says`() {
        let response = Response(status: 201, headers: ["A": "1"], text: "made")
        stubs.on(.saying(1), .response(response))
        stubs.on(.saying(2), .text("late", status: 503, headers: ["Retry-After": "3"]))
        stubs.on(.saying(3), .status(304, headers: ["ETag": "x"]))
        stubs.on(.saying(4), .failure(Dice()))
        stubs.on(.saying(5), .failure(.cannotConnect))
        stubs.on(.saying(6), StubAnswer { Response(text: $0.url.lastPathComponent) })
        stubs.on(.saying(7), StubAnswer { _ in throw Dice() })
        stubs.on(.saying(8), .chunks("a", .data(Data("b".utf8)), status: 206))
        let results = (1...8).map { provider.rx(.saying($0)).outcome }
        #expect(
            results.map { $0?.text } == [
                "201 made", "503 late", "304 ", "Dice()",
                "GET https://sayings.host/sayings/5: wanted a connection, found no server",
                "200 6", "Dice()", "206 ab",
            ])
        #expect(results[0]?.response?.headers == ["A": "1"])
        #expect(results[1]?.response?.headers == ["Retry-After": "3"])
        #expect(results[2]?.response?.headers == ["ETag": "x"])
        #expect(results[3]?.error is Dice)
    }

    @Test func `a response has its own URL, or that of its request`() {
        let own = URL(string: "https://own.host")
        stubs.on(.saying(1), .response(Response(url: own)))
        stubs.on(.saying(2), 204)
        let urls = (1...2).map { provider.rx(.saying($0)).outcome?.response?.url }
        #expect(urls == [own, URL(string: "https://sayings.host/sayings/2")])
    }

    @Test func `targets of several types are stubbed in one table`() {
        let stubs = Stubs<AnyTarget>()
        let provider = Provider<AnyTarget>(backend: stubs)
        stubs.on(AnyTarget(Ping()), "pong").on(AnyTarget(Elder()), "wise")
        #expect(provider.rx(Ping()).outcome?.text == "200 pong")
        #expect(provider.rx(Elder()).outcome?.text == "200 wise")
        stubs.remove(AnyTarget(Ping()))
        #expect(provider.rx(Ping()).outcome?.missing == "GET https://elder.host/")
    }

    @Test func `what is removed answers no more`() {
        stubs.on(.zen, "a").on(.saying(1), "b").on(.zen, matching: .query, "c")
        stubs.remove(.zen)
        stubs.remove(.saying(2))
        #expect(provider.rx(.zen).outcome?.missing == "GET https://sayings.host/sayings/1")
        #expect(provider.rx(.saying(1)).outcome?.text == "200 b")
        stubs.removeAll()
        #expect(provider.rx(.saying(1)).outcome?.missing == "none")
    }

    @Test func `what is removed meanwhile is still delivered`() {
        let time = VirtualTimeScheduler()
        let log = EventLog<String>()
        let stubs = Stubs<Sayings>(after: .seconds(1), scheduler: time).on(.zen, "a")
        Provider<Sayings>(backend: stubs).rx(.zen).subscribe { log.add($0.text) }
        stubs.removeAll()
        time.run()
        #expect(log.all == ["200 a"])
    }

    @Test func `a stub answers with the base that the provider lays`() {
        let base = Attributes.baseURL(URL(string: "https://staging.host/v2"))
        let provider = Provider<Sayings>(backend: stubs, attributes: base)
        stubs.on(.zen, "declared")
        #expect(provider.rx(.zen).outcome?.text == "200 declared")
        stubs.on(.get, url: "https://staging.host/v2/zen", "there")
        #expect(provider.rx(.zen).outcome?.text == "200 there")
    }

    @Test func `a target may leave its base to the provider`() {
        let base = Attributes.baseURL(URL(string: "https://staging.host/v2"))
        let stubs = Stubs<Homeless>()
        let provider = Provider<Homeless>(backend: stubs, attributes: base)
        stubs.on(Homeless(), matching: [.body, .query], "found")
        #expect(provider.rx(Homeless()).outcome?.text == "200 found")
        #expect(
            stubs.requests.map(\.encoded.url.absoluteString) == ["https://staging.host/v2/a?b=1"])
    }

    @Test func `a target is asked for its endpoint once, when it is stubbed`() {
        let log = EventLog<String>()
        let stubs = Stubs<LoggedTarget>()
        let provider = Provider<LoggedTarget>(backend: stubs)
        stubs.on(LoggedTarget(log: log), "a")
        #expect(log.all == ["declare"])
        #expect(provider.rx(LoggedTarget(log: log)).outcome?.text == "200 a")
        #expect(log.all == ["declare", "declare"])
    }
}

struct Dice: Error {}

private struct Elder: Target {
    let baseURL = URL(string: "https://elder.host")!
    let path: Path = ""
}

private struct Homeless: Target {
    let baseURL = URL(string: "/")!
    let path: Path = "a"
    let method = HTTPMethod.post
    let payload = Payload.json([1], query: ["b": 1])
}

extension Result<Response, any Error> {
    /// The status and the body as text, or the error.
    var text: String {
        switch self {
        case .success(let response):
            "\(response.status) " + String(decoding: response.body, as: UTF8.self)
        case .failure(let error): "\(error)"
        }
    }

    /// The stubs that were found instead of a missing one; nil if none is missing.
    var missing: String? {
        let failure = (error as? NetError)?.failure
        return failure?.reason == .missingStub ? failure?.found : nil
    }
}

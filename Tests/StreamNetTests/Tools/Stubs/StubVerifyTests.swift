import Foundation
import StreamNet
import Streams
import Testing

/// The requests that a table records, and its report.
@Suite(.virtualLimit) struct StubVerifyTests {
    private let stubs = Stubs<Sayings>()
    private var provider: Provider<Sayings> { Provider(backend: stubs) }

    @Test func `stubs without requests and requests without stubs are reported`() {
        stubs.on(.zen, "a").on(.saying(1), [1, 2, 3]).on(.saying(2), "b")
        for target in [Sayings.saying(1), .saying(2), .saying(2), .saying(3), .saying(4)] {
            provider.rx(target).subscribe { _ in }
        }
        let report = stubs.verify()
        #expect(
            report == [
                "unused: GET https://sayings.host/sayings/1, 2 of 3 answers",
                "unused: GET https://sayings.host/zen",
                "unexpected: GET https://sayings.host/sayings/3",
                "unexpected: GET https://sayings.host/sayings/4",
            ])
        #expect(report == stubs.verify(), "asking changes nothing")
    }

    @Test func `a stub is used, and no request unexpected, once all was answered`() {
        stubs.on(.zen, [1, 2])
        for _ in 1...3 { provider.rx(.zen).subscribe { _ in } }
        provider.rx(.saying(1), .sample("a")).subscribe { _ in }
        #expect(stubs.verify().isEmpty)
    }

    @Test func `what can fit no request is reported with its reason`() {
        let stubs = Stubs<AnyTarget>()
        let provider = Provider<AnyTarget>(backend: stubs)
        stubs.on(.get, url: "users/*", "a").on(.get, url: "https://host/\("")", "b")
        stubs.on(AnyTarget(Unsayable()), "c").on(AnyTarget(Refusing()), "d")
        #expect(
            stubs.verify() == [
                #"unused: GET users/*: wanted a whole URL, found "users/*""#,
                #"unused: GET https://host/: wanted a path part other than "", "." and "..", "#
                    + #"found "" in "https://host/""#,
                #"unused: GET users/..: wanted a path part other than "", "." and "..", "#
                    + #"found ".." in "users/..""#,
                "unused: wanted an endpoint of Refusing, found Dice()",
            ])
        #expect(provider.rx(Ping()).outcome?.missing?.hasPrefix("GET users/*: wanted") == true)
        stubs.removeAll()
        #expect(stubs.verify() == ["unexpected: GET https://ping.host/ping"])
    }

    @Test func `whether a request was cancelled is remembered`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(after: .seconds(1), scheduler: time)
            .on(.zen, "a").on(.saying(1), .failure(.connectionLost))
        let provider = Provider<Sayings>(backend: stubs)
        let left = provider.rx(.zen).subscribe { _ in }
        let answered = provider.rx(.zen).subscribe { _ in }
        provider.rx(.saying(1)).subscribe { _ in }
        provider.rx(.zen, .timeout(.milliseconds(500))).subscribe { _ in }
        provider.rx(.saying(2)).subscribe { _ in }
        provider.rx(.zen, .delivery(.streamed)).subscribe().dispose()
        #expect(stubs.requests.map(\.wasCancelled) == [false, false, false, false, false, true])
        left.dispose()
        #expect(stubs.requests(of: .zen).first?.wasCancelled == true)
        time.run()
        answered.dispose()
        let cancelled = [true, false, false, false, false, true]
        #expect(stubs.requests.map(\.wasCancelled) == cancelled)
    }

    @Test func `a request that goes on to a network may be cancelled there`() {
        let stubs = Stubs<Sayings>(otherwise: StubBackend(after: .seconds(60)) { _ in Response() })
        Provider<Sayings>(backend: stubs).rx(.zen).subscribe().dispose()
        #expect(stubs.requests.map(\.wasCancelled) == [true])
    }

    @Test func `requests are remembered in order, with their time and bytes`() {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Sayings>(after: .seconds(1), scheduler: time).on(.zen, "a")
        let provider = Provider<Sayings>(backend: stubs)
        provider.rx(.zen, .headers(["A": "1"])).subscribe().dispose()
        time.advance(by: .seconds(3))
        provider.rx(.saying(1)).subscribe { _ in }
        provider.rx(.zen, .timeout(.zero)).subscribe { _ in }
        stubs.removeAll()
        let requests = stubs.requests
        #expect(requests.map(\.time) == [.zero, .seconds(3)])
        #expect(requests.map(\.source) == [.stub, .unanswered])
        #expect(requests.map(\.encoded.headers) == [["A": "1"], [:]])
        #expect(requests.first?.endpoint.timeout == .seconds(60))
        #expect(requests.map(\.description) == stubs.requests.map(\.endpoint.description))
    }

    @Test func `the requests of a target are found wherever they went`() {
        stubs.on(.zen, "a")
        provider.rx(.zen).subscribe { _ in }
        provider.rx(.zen, .baseURL(URL(string: "https://other.host"))).subscribe { _ in }
        provider.rx(.saying(1)).subscribe { _ in }
        #expect(
            stubs.requests(of: .zen).map { "\($0)" }
                == ["GET https://sayings.host/zen", "GET https://other.host/zen"])
        #expect(stubs.requests(of: .saying(2)).isEmpty)
    }
}

private struct Unsayable: Target {
    let baseURL = Ping().baseURL
    let path: Path = "users/\("..")"
}

private struct Refusing: Target {
    let baseURL = Ping().baseURL
    let path: Path = ""
    var endpoint: Endpoint { get throws { throw Dice() } }
}

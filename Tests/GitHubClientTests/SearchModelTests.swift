import ResponseMapper
import Testing

@testable import GitHubClient

/// The search field, key by key, in virtual time.
@MainActor @Suite(.hangLimit) struct SearchModelTests {
    private let time = VirtualTimeScheduler()
    private let stubs: Stubs<AnyTarget>
    private let model: SearchModel

    init() {
        stubs = Stubs(after: .seconds(1), scheduler: time)
            .on(
                Hub.search, for: Search(term: "st"), matching: .query,
                #"{"items":[{"name":"streams","stargazers_count":7}]}"#
            )
            .on(Hub.search, for: Search(term: "stx"), matching: .query, 503)
        model = SearchModel(.stubbed(stubs, clock: time))
    }

    private func type(_ text: String, for rest: Duration) {
        model.text = text
        time.advance(by: rest)
    }

    private func reaches(_ state: SearchModel.State) async -> Bool {
        await until { model.state == state }
        return true
    }

    @Test func `nothing is asked while the user types`() {
        type("s", for: .milliseconds(200))
        type("st", for: .milliseconds(299))
        #expect(stubs.requests.isEmpty)
        #expect(model.state == .idle)
    }

    @Test func `a rest searches`() async {
        type("s", for: .milliseconds(200))
        type("st", for: .milliseconds(300))
        #expect(await reaches(.searching))
        time.advance(by: .seconds(1))
        #expect(await reaches(.found([Repo(name: "streams", stars: 7)])))
        #expect(
            stubs.requests.map(\.description) == ["GET https://hub.host/search/repositories?q=st"])
    }

    @Test func `another text cancels the search`() async {
        type("st", for: .milliseconds(800))
        type("", for: .milliseconds(300))
        #expect(await reaches(.idle))
        #expect(stubs.requests.map(\.wasCancelled) == [true])
    }

    @Test func `the same text again is not searched again`() async {
        type("st", for: .seconds(2))
        type("st ", for: .seconds(2))
        #expect(await reaches(.found([Repo(name: "streams", stars: 7)])))
        #expect(stubs.requests.count == 1)
    }

    @Test func `a failure is shown, and the next search works`() async {
        type("stx", for: .seconds(10))
        await until { if case .failed = model.state { true } else { false } }
        type("st", for: .seconds(2))
        #expect(await reaches(.found([Repo(name: "streams", stars: 7)])))
    }
}

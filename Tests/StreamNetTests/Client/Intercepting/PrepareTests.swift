import StreamNet
import Testing

@Suite(.hangLimit) struct PrepareTests {
    private let log = EventLog<String>()

    private func provider(_ hooks: Hooks) -> Provider<Sayings> {
        Provider(
            backend: .stub(Response()), plugins: [hooks, Witness(name: "p", log: log)],
            interceptors: [Checkpoint(name: "i", log: log)])
    }

    @Test func `a request failure that prepare throws is not wrapped in another`() throws {
        let refusal = RequestError(.intercepted, wanted: "a token", found: "none")
        let error = provider(Hooks(preparing: { _ in throw refusal })).rx(.zen).outcome?.error
        let failure = try #require((error as? NetError)?.failure)
        #expect(failure.description == "GET https://sayings.host/zen: wanted a token, found none")
    }

    @Test func `a refused request is not sent, and processed once`() {
        _ = provider(Hooks(preparing: { _ in throw NetError.cancelled })).rx(.zen).outcome
        #expect(log.all == ["process p: cancelled"])
    }

    @Test func `what a target throws is a request failure that keeps it`() throws {
        let error = provider(Hooks()).rx(Throwing(error: Late())).outcome?.error
        let failure = try #require((error as? NetError)?.failure)
        #expect(failure.underlying is Late)
        #expect(failure.description == "wanted a declared endpoint, found Late()")
        #expect(log.all == [])
    }
}

private struct Throwing: Target {
    let error: any Error
    let baseURL = Ping().baseURL
    let path: Path = "throwing"
    var endpoint: Endpoint { get throws { throw error } }
}

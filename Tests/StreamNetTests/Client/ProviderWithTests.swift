@testable import StreamNet
import Testing

extension Attributes {
    fileprivate static var size: Key<Int> { .init(0) }
}

@Suite(.hangLimit) struct ProviderWithTests {
    private let log = EventLog<String>()

    private var provider: Provider<Sayings> {
        Provider(
            backend: .stub(Response(status: 201)),
            plugins: [Witness(name: "p", log: log)],
            interceptors: [Checkpoint(name: "i", log: log)],
            attributes: [.rank(1), .size(1)])
    }

    @Test func `a provider prints its parts`() {
        #expect(
            "\(provider)" == """
                Provider<Sayings>, plugins: Witness, interceptors: Checkpoint, backend: StubBackend
                """)
        let plain = Provider<Sayings>(backend: Stubs<Sayings>())
        #expect("\(plain)" == "Provider<Sayings>, backend: Stubs<Sayings>")
    }

    @Test func `what is not given is shared`() {
        let response = provider.with().rx(.zen).outcome?.response
        #expect(response?.status == 201 && response?.rank == 1)
        #expect(log.all.contains("prepare p") && log.all.contains("i in"))
    }

    @Test func `a backend, plugins and interceptors take the place of the old`() {
        let other = provider.with(
            backend: .stub(Response(status: 202)),
            plugins: [Witness(name: "q", log: log)],
            interceptors: [])
        #expect(other.rx(.zen).outcome?.response?.status == 202)
        #expect(log.all.first == "prepare q" && !log.all.contains("i in"))
        #expect(!log.all.contains("prepare p"))
    }

    @Test func `attributes are laid over the old, below the plugins`() {
        let response = provider.with(attributes: .rank(2)).rx(.zen).outcome?.response
        #expect(response?.rank == 2 && response?.size == 1)
        let plugged = provider.with(plugins: [Hooks(attributes: .rank(3))], attributes: .rank(2))
        #expect(plugged.rx(.zen).outcome?.response?.rank == 3)
    }

    @Test func `plugins that were replaced take their attributes with them`() {
        let plugged = provider.with(plugins: [Hooks(attributes: .rank(3))])
        #expect(plugged.with(plugins: []).rx(.zen).outcome?.response?.rank == 1)
    }

    @Test func `a provider for another kind of target sends the same way`() {
        #expect(provider.of(Ping.self).rx(Ping()).outcome?.response?.rank == 1)
    }

    @Test func `one provider sends any target in every form`() async throws {
        let any = Provider<AnyTarget>(backend: .stub(Response(status: 201)))
        #expect(any.rx(AnyTarget(Ping())).outcome?.response?.status == 201)
        #expect(any.rx(Sayings.zen).outcome?.response?.status == 201)
        #expect(try await any.request(Sayings.zen).status == 201)
        let called = EventLog<Int>()
        any.request(Ping()) { called.add((try? $0.get().status) ?? 0) }
        #expect(called.all == [201])
    }

    @Test func `an erased target forwards everything, and its endpoint knows it`() throws {
        let erased = AnyTarget(AnyTarget(Full()))
        let (endpoint, own) = (try erased.endpoint, try Full().endpoint)
        #expect(endpoint.url == own.url && endpoint.method == .put)
        #expect(endpoint.headers["X"] == "x" && endpoint.rank == 7)
        #expect(endpoint.target is Full && erased.base is Full)
        #expect(erased.baseURL == Full().baseURL && erased.path == Full().path)
        #expect(erased.method == .put && erased.headers["X"] == "x" && erased.attributes.rank == 7)
    }
}

private struct Full: Target {
    let baseURL = Ping().baseURL
    let path: Path = "full"
    let method = HTTPMethod.put
    let headers: HTTPHeaders = ["X": "x"]
    let attributes: Attributes = .rank(7)
}

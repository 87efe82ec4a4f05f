import StreamNet
import Testing

/// Plugins, interceptors and backends of a target or a call.
@Suite(.hangLimit) struct BroughtAlongTests {
    private let log = EventLog<String>()

    private var provider: Provider<Sayings> {
        Provider(
            backend: .stub(Response()),
            plugins: [Witness(name: "p", log: log, isThorough: true)],
            interceptors: [Checkpoint(name: "i", log: log)])
    }

    @Test func `plugins of a call run behind the provider's`() {
        provider.rx(.zen, .plugins([Witness(name: "c", log: log, isThorough: true)])).subscribe()
        let phases = log.all.filter { !$0.hasPrefix("i ") }
        #expect(
            phases == [
                "prepare p", "prepare c", "didEncode p", "didEncode c", "willSend p", "willSend c",
                "didReceive p: 200", "didReceive c: 200", "process p: 200", "process c: 200",
                "didDeliver p: 200", "didDeliver c: 200",
            ])
    }

    @Test func `interceptors of a call stand inside of the provider's`() {
        provider.rx(.zen, .interceptors([Checkpoint(name: "c", log: log)])).subscribe()
        let steps = log.all.filter { $0.hasSuffix(" in") || $0.hasSuffix(" out") }
        #expect(steps == ["i in", "c in", "c out", "i out"])
    }

    @Test func `those of provider, target and call add up`() {
        let witness = { (name: String) -> Attributes in
            .plugins([Witness(name: name, log: log, isThorough: true)])
        }
        let provider = Provider<Sayings>(
            backend: .stub(Response()), attributes: witness("provider"))
        provider.rx(Bringing(attributes: witness("target")), witness("call")).subscribe()
        #expect(log.all.prefix(3) == ["prepare provider", "prepare target", "prepare call"])
    }

    @Test(arguments: [
        ([Attributes](), 1), ([.plugins([Hooks(attributes: .rank(2))])], 2),
        ([.rank(3), .plugins([Hooks(attributes: .rank(2))])], 3),
    ])
    func `their attributes lie over plugins' and below the call's`(call: [Attributes], rank: Int) {
        let provider = Provider<Sayings>(
            backend: .stub(Response()), plugins: [Hooks(attributes: .rank(1))])
        let said = call.reduce(Attributes()) { $0.merging($1) }
        #expect(provider.rx(.zen, said).outcome?.response?.rank == rank)
    }

    @Test func `a backend of a call replaces the provider's, and nothing else`() {
        let other = StubBackend { [log] _ in
            log.add("other")
            return Response(status: 299)
        }
        #expect(provider.rx(.zen, .backend(other)).outcome?.response?.status == 299)
        #expect(log.all.contains("other") && log.all.contains("didReceive p: 299"))
    }
}

private struct Bringing: Target {
    let attributes: Attributes
    let baseURL = Ping().baseURL
    let path: Path = "bringing"
}

import StreamNet
import Testing

/// The last word on what the caller gets.
@Suite(.hangLimit) struct ProcessTests {
    private let log = EventLog<String>()

    private func provider(
        attributes: Attributes = [],
        _ process: @escaping @Sendable (Hooks.Outcome) -> Hooks.Outcome
    ) -> Provider<Sayings> {
        Provider(
            backend: .stub(Response()),
            plugins: [Witness(name: "p1", log: log), Hooks(processing: process)],
            attributes: attributes)
    }

    @Test func `process may make a failure of a success`() {
        let result = provider { _ in .failure(NetError.cancelled) }.rx(.zen).outcome
        #expect(result?.summary == "cancelled")
    }

    @Test func `process may make a success of a failure`() {
        let provider = provider(attributes: .validation(.statusCodes([]))) { _ in
            .success(Response(status: 700))
        }
        #expect(provider.rx(.zen).outcome?.summary == "700")
    }

    @Test func `each plugin processes what the one before it made`() {
        let log = log
        let provider = Provider<Sayings>(
            backend: .stub(Response()),
            plugins: [
                Hooks(processing: { _ in .success(Response(status: 201)) }),
                Witness(name: "p2", log: log),
            ])
        provider.rx(.zen).subscribe { _ in }
        #expect(log.all.last == "process p2: 201")
    }

    @Test func `what an observer does with the response is not processed again`() {
        provider { $0 }.rx(.zen).map { _ in throw NetError.cancelled }.subscribe { _ in }
        #expect(log.all.filter { $0.hasPrefix("process") } == ["process p1: 200"])
    }
}

import Foundation
import StreamNet
import Testing

/// An action that no caller waits for any more.
@Suite(.hangLimit) struct CancellingActionsTests {
    private let log = EventLog<String>()
    private let hanging = Hanging()

    private var provider: Provider<AnyTarget> {
        Provider(backend: hanging, plugins: [Witness(name: "p", log: log)])
    }

    private let cancelled = ["prepare p", "willSend p", "didReceive p: cancelled"]

    @Test func `disposing cancels the request, and is silent`() {
        let heard = EventLog<String>()
        provider.rx(Forum.check)
            .subscribe(onSuccess: { heard.add("success") }, onFailure: { heard.add("\($0)") })
            .dispose()
        #expect(log.all == cancelled)
        #expect(heard.all.isEmpty)
    }

    @Test func `a completion hears once that it was cancelled`() {
        let heard = EventLog<String>()
        let check = Forum.check.with(.provider(provider))
        check.request { heard.add(($0.error as? NetError)?.description ?? "none") }.dispose()
        provider.request(Forum.check) { heard.add(($0.error as? NetError)?.description ?? "none") }
            .dispose()
        #expect(heard.all == ["cancelled", "cancelled"])
    }

    @Test func `a task that is cancelled cancels its action`() async {
        let check = Forum.check.with(.provider(provider))
        let task = Task { try await check.request() }
        await hanging.isReached()
        task.cancel()
        #expect(await task.result.error is CancellationError)
        #expect(log.all == cancelled)
    }
}

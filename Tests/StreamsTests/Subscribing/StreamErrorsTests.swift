import Streams
import Testing

/// Failures that nobody asked for; the hook is the process's, so each test knows its own error.
@Suite(.hangLimit, .serialized)
struct StreamErrorsTests {
    private struct Unasked: Error {}

    /// How often an error of this suite was unhandled.
    private func count(_ run: () async -> Void) async -> Int {
        let heard = Locked(0)
        let before = StreamErrors.onUnhandled
        StreamErrors.onUnhandled = { if $0 is Unasked { heard.change { $0 += 1 } } }
        await run()
        StreamErrors.onUnhandled = before
        return heard.value
    }

    private let failing = Observable<Int>.error(Unasked())
    private let failingSingle = Single<Int>.error(Unasked())

    @Test func `a failure that nobody asked for is told once`() async {
        #expect(await count { failing.subscribe(onNext: { _ in }) } == 1)
        #expect(await count { failing.map { $0 + 1 }.share().subscribe() } == 1)
        #expect(await count { failingSingle.subscribe(onSuccess: { _ in }) } == 1)
    }

    @Test func `a failure that somebody asked for is not`() async {
        #expect(await count { failing.subscribe(onError: { _ in }) } == 0)
        #expect(await count { failing.subscribe { _ in } } == 0)
        #expect(await count { failing.subscribe(PublishSubject<Int>()) } == 0)
        #expect(await count { failing.catchAndReturn(1).subscribe() } == 0)
        #expect(await count { failingSingle.subscribe(onFailure: { _ in }) } == 0)
        #expect(await count { failingSingle.subscribe { _ in } } == 0)
        #expect(await count { _ = try? await failingSingle.value } == 0)
    }

    @Test func `what is disposed fails nobody`() async {
        let subject = PublishSubject<Int>()
        #expect(
            await count {
                subject.subscribe().dispose()
                subject.onError(Unasked())
            } == 0)
    }

    @Test func `on the main actor it is told there`() async {
        let told = await count {
            await withCheckedContinuation { done in
                failing.do(onDispose: { done.resume() }).subscribe(onMain: { _ in })
            }
            // Behind what the main queue was given before.
            await withCheckedContinuation { done in
                Single.just(1).subscribe(onMain: { _ in done.resume() })
            }
        }
        #expect(told == 1)
    }

    @Test func `without a hook a failure is silent`() async {
        let before = StreamErrors.onUnhandled
        StreamErrors.onUnhandled = nil
        failing.subscribe()
        #expect(StreamErrors.onUnhandled == nil)
        StreamErrors.onUnhandled = before
    }
}

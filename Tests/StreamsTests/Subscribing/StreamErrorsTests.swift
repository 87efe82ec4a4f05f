import Streams
import Testing

/// Failures without a handler; the hook is the process's, so it is not without one for long.
@Suite(.hangLimit, .serialized) struct StreamErrorsTests {
    private let failing = Observable<Int>.error(Oops())
    private let failingSingle = Single<Int>.error(Oops())

    @Test func `a failure that nobody asked for is told once`() {
        #expect(Unhandled.during { failing.subscribe(onNext: { _ in }) } == ["oops"])
        #expect(Unhandled.during { failing.map { $0 + 1 }.share().subscribe() } == ["oops"])
        #expect(Unhandled.during { failingSingle.subscribe(onSuccess: { _ in }) } == ["oops"])
    }

    @Test func `a failure that somebody asked for is not`() async {
        #expect(Unhandled.during { failing.subscribe(onError: { _ in }) } == [])
        #expect(Unhandled.during { failing.subscribe { _ in } } == [])
        #expect(Unhandled.during { failing.subscribe(PublishSubject<Int>()) } == [])
        #expect(Unhandled.during { failing.bind(to: PublishSubject<Int>()) } == [])
        #expect(Unhandled.during { failing.catchAndReturn(1).subscribe() } == [])
        #expect(Unhandled.during { failingSingle.subscribe(onFailure: { _ in }) } == [])
        #expect(Unhandled.during { failingSingle.subscribe { _ in } } == [])
        #expect(await Unhandled.during { _ = try? await failingSingle.value } == [])
    }

    @Test func `a failure that only a relay or a binder hears is told`() async {
        #expect(Unhandled.during { failing.bind(to: BehaviorRelay(value: 0)) } == ["oops"])
        #expect(Unhandled.during { failing.subscribe(PublishRelay<Int>()) } == ["oops"])
        #expect(Unhandled.during { failing.subscribe(Binder(Log()) { _, _ in }) } == ["oops"])
    }

    @Test func `a failure that an object has no closure for is told, also when it is gone`() {
        let subject = PublishSubject<Int>()
        #expect(
            Unhandled.during {
                subject.subscribe(with: Log(), onNext: { log, _ in log.note("next") })
                subject.onError(Oops())
            } == ["oops"])
    }

    @Test func `what is disposed fails nobody`() {
        let subject = PublishSubject<Int>()
        #expect(
            Unhandled.during {
                subject.subscribe().dispose()
                subject.onError(Oops())
            } == [])
    }

    @Test @MainActor func `on the main actor it is told there`() {
        #expect(Unhandled.during { failing.subscribe(onMain: { _ in }) } == ["oops"])
        #expect(Unhandled.during { failingSingle.subscribe(onMain: { _ in }) } == ["oops"])
    }

    @Test func `without a hook a failure is silent`() {
        let before = StreamErrors.onUnhandled
        StreamErrors.onUnhandled = nil
        failing.subscribe()
        #expect(StreamErrors.onUnhandled == nil)
        StreamErrors.onUnhandled = before
    }

    #if DEBUG
        @Test func `a debug build writes one line for each subscription`() async {
            let result = await #expect(
                processExitsWith: .success, observing: [\.standardErrorContent]
            ) {
                let failing = Observable<Int>.error(Oops("of two\nlines"))
                for _ in 0..<2 { failing.map { $0 }.subscribe(onNext: { _ in }) }
                StreamErrors.onUnhandled = nil
                failing.subscribe()
            }
            let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
            let line = "a stream failed without a handler: of two lines\n"
            #expect(text == line + line)
        }
    #endif
}

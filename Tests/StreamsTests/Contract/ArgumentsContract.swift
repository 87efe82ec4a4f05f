import Streams
import Testing

/// Arguments that make little sense have an outcome, which the operator's comment names.
@Suite(.virtualLimit) struct ArgumentsContract {
    private struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let wanted: String
        let make: @Sendable (VirtualTimeScheduler, Observable<Character>) -> Observable<String>

        init<Element>(
            _ name: String, _ wanted: String,
            _ make:
                @escaping @Sendable (VirtualTimeScheduler, Observable<Character>)
                -> Observable<Element>
        ) {
            testDescription = name
            self.wanted = wanted
            self.make = { time, source in make(time, source).map { "\($0)" } }
        }
    }

    /// Each is given `-a-b|`.
    private static let counts = [
        Row("take(0)", "|") { $1.take(0) },
        Row("take(-1)", "|") { $1.take(-1) },
        Row("skip(-1)", "-a-b|") { $1.skip(-1) },
        Row("takeLast(0)", "----|") { $1.takeLast(0) },
        Row("takeLast(-1)", "----|") { $1.takeLast(-1) },
        Row("element(at: -1)", "#") { $1.element(at: -1).asObservable() },
        Row("buffer(count: 0)", "-a-b|") { $1.buffer(count: 0).map { String($0) } },
        Row("window(count: -1)", "-a-b|") { $1.window(count: -1).flatMap { $0 } },
        Row("retry(0)", "-a-b|") { $1.retry(0) },
        Row("merge(maxConcurrent: 0)", "-a-b|") {
            $1.map { Observable.just($0) }.merge(maxConcurrent: 0)
        },
        Row("share(replay: -1)", "-a-b|") { $1.share(replay: -1) },
        Row("replay(-1)", "-a-b|") { $1.replay(-1).refCount() },
        Row("autoconnect(-1)", "-a-b|") { $1.publish().autoconnect(-1) },
        Row("range(count: -1)", "|") { _, _ in Observable.range(start: 0, count: -1) },
    ]

    private static let intervals = [
        Row("debounce(.zero)", "-a-b|") { $1.debounce(.zero, scheduler: $0) },
        Row("throttle(-1)", "-a-b|") { $1.throttle(.seconds(-1), scheduler: $0) },
        Row("delay(-1)", "-a-b|") { $1.delay(.seconds(-1), scheduler: $0) },
        Row("delaySubscription(-1)", "-a-b|") { $1.delaySubscription(.seconds(-1), scheduler: $0) },
        Row("take(for: -1)", "|") { $1.take(for: .seconds(-1), scheduler: $0) },
        Row("skip(-1 s)", "-a-b|") { $1.skip(.seconds(-1), scheduler: $0) },
        Row("interval(.zero)", "[012|]") { time, _ in
            Observable<Int>.interval(.zero, scheduler: time).take(3)
        },
    ]

    @Test(arguments: counts + intervals)
    private func `an argument out of range has a defined result`(row: Row) {
        let time = VirtualTimeScheduler()
        #expect(time.draw(row.make(time, time.cold("-a-b|")), until: "-----!") == row.wanted)
    }

    @Test func `a failure without a handler is reported once, and disposes`() {
        let log = Log()
        let unhandled = Unhandled.during {
            Observable<Int>.error(Oops("a")).subscribe(
                onNext: { log.note($0) }, onDisposed: { log.note("disposed") })
            Single<Int>.error(Oops("b")).subscribe(
                onSuccess: { log.note($0) }, onDisposed: { log.note("disposed") })
        }
        #expect(unhandled == ["a", "b"])
        #expect(log.text == "disposed disposed")
    }
}

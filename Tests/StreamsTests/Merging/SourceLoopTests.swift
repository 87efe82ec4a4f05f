import Streams
import Testing

/// The moment between two streams of which one follows the other.
@Suite(.virtualLimit) struct SourceLoopTests {
    /// An operator that runs a second stream after a first one.
    struct Sequel: Sendable, CustomTestStringConvertible {
        typealias Join =
            @Sendable (_ first: Observable<Int>, _ second: Observable<Int>)
            -> Observable<Int>

        let testDescription: String
        /// The ending of the first stream, behind which the second one runs.
        let ending: Event<Int>
        let join: Join

        init(_ name: String, after ending: Event<Int> = .completed, _ join: @escaping Join) {
            (testDescription, self.ending, self.join) = (name, ending, join)
        }
    }

    private static let sequels = [
        Sequel("concat") { $0.concat($1) },
        Sequel("concat, and more behind it") { $0.concat($1).concat(.never()) },
        Sequel("concat of an array") { .concat([$0, $1]) },
        Sequel("concat of a sequence") { .concat([$0, $1].lazy.map { $0 }) },
        Sequel("concat() of streams") { Observable.of($0, $1).concat() },
        Sequel("catch", after: .error(Oops())) { first, second in first.catch { _ in second } },
        Sequel("catch, and more behind it", after: .error(Oops())) { first, second in
            first.catch { _ in second }.concat(.never())
        },
        Sequel("the last attempt of retry", after: .error(Oops())) { first, second in
            alternating(first, second).retry(2)
        },
        Sequel("an attempt of retry", after: .error(Oops())) { first, second in
            alternating(first, second).retry()
        },
        Sequel("an attempt of retry(when:)", after: .error(Oops())) { first, second in
            alternating(first, second).retry { $0 }
        },
    ]

    /// The first stream, and at the next subscription the second one.
    private static func alternating(
        _ first: Observable<Int>, _ second: Observable<Int>
    ) -> Observable<Int> {
        let isFirst = Locked(true)
        return .deferred {
            isFirst.change { isFirst in
                defer { isFirst = false }
                return isFirst ? first : second
            }
        }
    }

    private let log = Log()
    private let subject = PublishSubject<Int>()
    private let held = Held()

    /// A stream that notes its start and its end.
    private func stream(
        _ name: Int, _ source: Observable<Int>, _ onStop: @escaping @Sendable () -> Void = {}
    ) -> Observable<Int> {
        .create { [log] observer in
            log.note("start \(name)")
            let subscription = source.subscribe(observer)
            return Disposables.create {
                log.note("stop \(name)")
                subscription.dispose()
                onStop()
            }
        }
    }

    @Test(arguments: sequels)
    func `a stream is torn down before the next one starts`(_ sequel: Sequel) {
        let (first, second) = (stream(1, subject.flow), stream(2, .never()))
        sequel.join(first, second).subscribe { _ in }
        subject.onNext(0)
        subject.on(sequel.ending)
        #expect(log.text == "start 1 stop 1 start 2")
    }

    @Test(arguments: sequels)
    func `nothing starts behind a teardown that disposes the whole`(_ sequel: Sequel) {
        let first = stream(1, subject.flow) { [held] in held.dispose() }
        let second = stream(2, .never()).do(onSubscribe: { [log] in log.note("begin 2") })
        held.hold(sequel.join(first, second).subscribe { _ in })
        subject.onNext(0)
        subject.on(sequel.ending)
        #expect(log.text == "start 1 stop 1")
    }
}

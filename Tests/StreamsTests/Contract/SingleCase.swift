import Streams
import Testing

/// A single that is tempted to say two things.
struct SingleCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let make: @Sendable (VirtualTimeScheduler) -> Single<Int>

    init(
        _ name: String, _ expected: String,
        _ make: @escaping @Sendable (VirtualTimeScheduler) -> Single<Int>
    ) {
        testDescription = name
        self.expected = expected
        self.make = make
    }

    /// The events of the single while its observer takes ten seconds to return.
    func run() -> String {
        let (time, log) = (VirtualTimeScheduler(), Log())
        make(time).subscribe(
            onSuccess: { element in
                log.note(element)
                time.advance(by: .seconds(10))
            },
            onFailure: { log.note($0) })
        time.run()
        return log.text
    }

    static let all = first + combining

    private static let first = [
        SingleCase("resolved twice", "1") { _ in
            .create { resolve in
                resolve(.success(1))
                resolve(.failure(Oops()))
                return Disposables.create()
            }
        },
        SingleCase("failed first", "oops") { _ in
            .create { resolve in
                resolve(.failure(Oops()))
                resolve(.success(1))
                return Disposables.create()
            }
        },
        SingleCase("do(afterSuccess:)", "1") { _ in
            .just(1).do(afterSuccess: { _ in }, onError: { _ in })
        },
        SingleCase("do(onSuccess:) that throws", "oops") { _ in
            .just(1).do(onSuccess: { _ in throw Oops() })
        },
        SingleCase("map that throws before catch", "2") { _ in
            Single.just(1).map { _ in throw Oops() }.catchAndReturn(2)
        },
        SingleCase("map that throws behind catch", "oops") { _ in
            Single.just(1).catchAndReturn(2).map { _ in throw Oops() }
        },
        SingleCase("map that throws behind retry", "oops") { _ in
            Single.just(1).retry(3).map { _ in throw Oops() }
        },
        SingleCase("map", "2") { _ in .just(1).map { $0 + 1 } },
        SingleCase("scan", "2") { _ in .just(1).scan(1, accumulator: +) },
        SingleCase("distinctUntilChanged", "1") { _ in .just(1).distinctUntilChanged() },
        SingleCase("ifEmpty", "1") { _ in .just(1).ifEmpty(default: 2) },
        SingleCase("catch", "1") { _ in .error(Oops()).catch { _ in .just(1) } },
        SingleCase("flatMap", "2") { _ in .just(1).flatMap { .just($0 + 1) } },
        SingleCase("asSingle", "1") { _ in .just(1).asSingle() },
        SingleCase("toArray", "2") { _ in Observable.of(1, 2).toArray().map(\.count) },
        SingleCase("zip", "3") { _ in .zip(Single.just(1), Single.just(2)) { $0 + $1 } },
        SingleCase("timeout with an observer that takes longer", "1") { time in
            .just(1).timeout(.seconds(1), scheduler: time)
        },
        SingleCase("timeout(other:) with an observer that takes longer", "1") { time in
            .just(1).timeout(.seconds(1), other: .just(2), scheduler: time)
        },
        SingleCase("timeout(other:)", "2") { time in
            .never().timeout(.seconds(1), other: .just(2), scheduler: time)
        },
        SingleCase("retry by a policy", "oops") { time in
            .error(Oops()).retry(.constant(attempts: 3, delay: .seconds(1)), scheduler: time)
        },
        SingleCase("retry(when:) whose trigger completes", "oops") { _ in
            .error(Oops()).retry { _ in Observable<Int>.empty() }
        },
        SingleCase("timer", "0") { .timer(.seconds(1), scheduler: $0) },
        SingleCase("delaySubscription", "1") {
            .just(1).delaySubscription(.seconds(1), scheduler: $0)
        },
        SingleCase("delay", "1") { .just(1).delay(.seconds(1), scheduler: $0) },
        SingleCase("observe(on:)", "1") { .just(1).observe(on: $0) },
        SingleCase("share", "1") { _ in
            .create { resolve in
                resolve(.success(1))
                return Disposables.create()
            }.share()
        },
        SingleCase("asSingle of two", "wanted one element, found a second") { _ in
            Observable.of(1, 2).asSingle()
        },
    ]
}

import Streams
import Testing

/// A stream one of whose closures throws.
struct Failing: NamedRow {
    let testDescription: String
    let apply: Observable<Int>

    static let closures = first + filtering + transforming + combining + sharing

    private static let first = [
        Failing("map", one.map { _ in throw Oops() }),
        Failing("compactMap", one.compactMap { _ in throw Oops() }),
        Failing("filter", one.filter { _ in throw Oops() }),
        Failing("flatMap", one.flatMap { _ -> Observable<Int> in throw Oops() }),
        Failing(
            "flatMap of a single",
            Single.just(1).flatMap { _ -> Observable<Int> in throw Oops() }),
        Failing("do(onNext:)", one.do(onNext: { _ in throw Oops() })),
        Failing(
            "do(onSuccess:)", Single.just(1).do(onSuccess: { _ in throw Oops() }).asObservable()),
        Failing("do(onCompleted:)", .empty().do(onCompleted: { throw Oops() })),
        Failing("do(onError:)", .error(Oops("first")).do(onError: { _ in throw Oops() })),
        Failing("zip's selector", .zip(one, one) { _, _ in throw Oops() }),
        Failing("deferred", .deferred { throw Oops() }),
        Failing(
            "using's resource",
            .using(
                { () throws -> SerialDisposable in throw Oops() },
                observableFactory: { _ in one })),
        Failing(
            "using's stream",
            .using({ SerialDisposable() }, observableFactory: { _ in throw Oops() })),
        Failing(
            "generate's condition",
            .generate(initialState: 1, condition: { _ in throw Oops() }, iterate: { $0 })),
        Failing("catch", Observable.error(Oops("first")).catch { _ in throw Oops() }),
    ]

    static let one = Observable.just(1)
}

import Streams
import Testing

/// An operator whose closure disposes the subscription.
struct Interrupted: NamedRow {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, Held) -> Observable<Int>

    static let all = first + filtering + transforming + combining

    private static let first = [
        Interrupted("map") { source, held in source.map { held.disposing($0) } },
        Interrupted("compactMap") { source, held in source.compactMap { held.disposing($0) } },
        Interrupted("filter") { source, held in source.filter { _ in held.disposing(true) } },
        Interrupted("flatMap") { source, held in
            source.flatMap { held.disposing(Observable.of($0)) }
        },
        Interrupted("do") { source, held in source.do(onNext: { _ in held.dispose() }) },
        Interrupted("zip") { source, held in
            .zip(source, source) { left, _ in held.disposing(left) }
        },
    ]
}

/// An operator that would go on with another flow though the subscription is over.
struct Starting: NamedRow {
    let testDescription: String
    let apply:
        @Sendable (_ source: Observable<Int>, _ other: Observable<Int>, Held) -> Observable<Int>

    static let all = first + transforming + combining

    private static let first = [
        Starting("zip with a failure") { _, other, _ in
            .zip(Observable<Int>.error(Oops()), other) { $0 + $1 }
        },
        Starting("catch") { source, other, held in source.catch { _ in held.disposing(other) } },
        Starting("flatMap") { source, other, held in
            source.flatMap { _ in held.disposing(other) }
        },
        Starting("flatMap of a single") { source, other, held in
            source.map { _ in throw Oops() }.catchAndReturn(1).asSingle()
                .flatMap { _ in held.disposing(other) }
        },
    ]
}

import Streams
import Testing

/// A stream that continues with itself for ever, and delivers 0, 1, 2 and so on.
struct Succession: Sendable, CustomTestStringConvertible {
    /// A part of it: an element and a completion, now or later.
    typealias Part = @Sendable (Int) -> Observable<Int>

    let testDescription: String
    /// Returns the stream from a number on.
    let page: @Sendable (Int, @escaping Part) -> Observable<Int>

    private init(
        _ name: String, _ page: @escaping @Sendable (Int, @escaping Part) -> Observable<Int>
    ) {
        (testDescription, self.page) = (name, page)
    }

    /// The last part takes the place of the whole, whether parts complete now or later.
    static let all = [
        Succession("concat of an array", pageOfArray),
        Succession("concat of parts", pageOfParts),
        Succession("concat", pageOfConcat),
        Succession("concat of three", pageOfThree),
        Succession("deferred, and again deferred", pageOfDeferred),
        Succession("catch", pageOfCatch),
        Succession("catch of a chain", pageOfCaught),
        Succession("the last attempt of retry", pageOfLastAttempt),
        Succession("attempts of retry", pageOfAttempts),
        Succession("attempts of retry(when:)", pageOfTriggers),
    ]

    /// Those whose parts must complete at once.
    static let immediate = [
        Succession("startWith", pageOfStartWith),
        Succession("concatMap of just", pageOfConcatMap),
        Succession("flatMap of just", pageOfJust),
        Succession("flatMap of a single", pageOfFlatMap),
    ]

    /// Those whose parts must complete later.
    static let later = [
        Succession("concat() of streams", pageOfStreams),
        Succession("flatMap of a single that waits", pageOfWaiting),
        Succession("startWith before a wait", pageOfStartWithBefore),
    ]
}

private typealias Part = Succession.Part

@Sendable private func pageOfArray(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    .concat([part(n), .deferred { pageOfArray(n + 1, part) }])
}

@Sendable private func pageOfParts(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    .concat(part(n), .deferred { pageOfParts(n + 1, part) })
}

@Sendable private func pageOfConcat(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    part(n).concat(.deferred { pageOfConcat(n + 1, part) })
}

@Sendable private func pageOfThree(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    part(n).concat(.empty()).concat(part(n + 1).concat(.deferred { pageOfThree(n + 2, part) }))
}

@Sendable private func pageOfDeferred(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    .deferred { part(n).concat(.deferred { .deferred { pageOfDeferred(n + 1, part) } }) }
}

@Sendable private func pageOfCatch(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    failing(part(n)).catch { _ in pageOfCatch(n + 1, part) }
}

@Sendable private func pageOfCaught(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    part(n).concat(.error(Oops())).catch { _ in pageOfCaught(n + 1, part) }
}

@Sendable private func pageOfLastAttempt(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    let attempt = Locked(0)
    return Observable.deferred {
        attempt.value += 1
        return attempt.value == 1 ? failing(part(n)) : pageOfLastAttempt(n + 1, part)
    }.retry(2)
}

@Sendable private func pageOfAttempts(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    attempts(from: n, part).retry()
}

@Sendable private func pageOfTriggers(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    attempts(from: n, part).retry { $0 }
}

@Sendable private func pageOfStartWith(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    Observable.deferred { pageOfStartWith(n + 1, part) }.startWith(n)
}

@Sendable private func pageOfConcatMap(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    Observable.just(n).concatMap { n in
        Observable.deferred { pageOfConcatMap(n + 1, part) }.startWith(n)
    }
}

@Sendable private func pageOfJust(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    Observable.just(n).flatMap { n in part(n).concat(.deferred { pageOfJust(n + 1, part) }) }
}

@Sendable private func pageOfFlatMap(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    Single.just(n).flatMap { n in part(n).concat(.deferred { pageOfFlatMap(n + 1, part) }) }
}

@Sendable private func pageOfStreams(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    Observable.of(part(n), .deferred { pageOfStreams(n + 1, part) }).concat()
}

@Sendable private func pageOfWaiting(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    part(n).asSingle().flatMap { n in
        Observable.deferred { pageOfWaiting(n + 1, part) }.startWith(n)
    }
}

@Sendable private func pageOfStartWithBefore(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
    part(n).filter { _ in false }.concat(
        Observable.deferred { pageOfStartWithBefore(n + 1, part) }.startWith(n))
}

/// The same elements, and then a failure.
@Sendable private func failing(_ part: Observable<Int>) -> Observable<Int> {
    part.materialize().map { (event: Event<Int>) throws -> Int in
        guard let element = event.element else { throw Oops() }
        return element
    }
}

/// A failing part, and another one for each subscription.
@Sendable private func attempts(from n: Int, _ part: @escaping Part) -> Observable<Int> {
    let next = Locked(n)
    return .deferred {
        defer { next.value += 1 }
        return failing(part(next.value))
    }
}

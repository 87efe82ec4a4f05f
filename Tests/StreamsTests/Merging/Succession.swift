import Streams
import Testing

/// A stream that continues with itself for ever, and delivers 0, 1, 2 and so on.
struct Succession: Sendable, CustomTestStringConvertible {
    /// A part of it: an element and a completion, now or later.
    typealias Part = @Sendable (Int) -> Observable<Int>
    /// The stream from a number on.
    typealias Rest = @Sendable (Int) -> Observable<Int>

    let testDescription: String
    private let join: @Sendable (Int, @escaping Part, @escaping Rest) -> Observable<Int>

    private init(
        _ name: String,
        _ join: @escaping @Sendable (Int, @escaping Part, @escaping Rest) -> Observable<Int>
    ) { (testDescription, self.join) = (name, join) }

    /// Returns the stream from a number on.
    func page(_ n: Int, _ part: @escaping Part) -> Observable<Int> {
        join(n, part) { page($0, part) }
    }

    /// The last part takes the place of the whole, whether parts complete now or later.
    static let all = [
        Succession("concat of an array") { n, part, rest in
            .concat([part(n), .deferred { rest(n + 1) }])
        },
        Succession("concat of parts") { n, part, rest in
            .concat(part(n), .deferred { rest(n + 1) })
        },
        Succession("concat") { n, part, rest in part(n).concat(.deferred { rest(n + 1) }) },
        Succession("concat of three") { n, part, rest in
            part(n).concat(.empty()).concat(part(n + 1).concat(.deferred { rest(n + 2) }))
        },
        Succession("deferred, and again deferred") { n, part, rest in
            .deferred { part(n).concat(.deferred { .deferred { rest(n + 1) } }) }
        },
        Succession("catch") { n, part, rest in failing(part(n)).catch { _ in rest(n + 1) } },
        Succession("catch of a chain") { n, part, rest in
            part(n).concat(.error(Oops())).catch { _ in rest(n + 1) }
        },
        Succession("the last attempt of retry") { n, part, rest in
            let attempt = Locked(0)
            return Observable.deferred {
                attempt.increment() == 1 ? failing(part(n)) : rest(n + 1)
            }.retry(2)
        },
        Succession("attempts of retry") { n, part, _ in attempts(from: n, part).retry() },
        Succession("attempts of retry(when:)") { n, part, _ in
            attempts(from: n, part).retry { $0 }
        },
    ]

    /// Those whose parts must complete at once.
    static let immediate = [
        Succession("startWith") { n, _, rest in Observable.deferred { rest(n + 1) }.startWith(n) },
        Succession("concatMap of just") { n, _, rest in
            Observable.just(n).concatMap { n in Observable.deferred { rest(n + 1) }.startWith(n) }
        },
        Succession("flatMap of just") { n, part, rest in
            Observable.just(n).flatMap { n in part(n).concat(.deferred { rest(n + 1) }) }
        },
        Succession("flatMap of a single") { n, part, rest in
            Single.just(n).flatMap { n in part(n).concat(.deferred { rest(n + 1) }) }
        },
    ]

    /// Those whose parts must complete later.
    static let later = [
        Succession("concat() of streams") { n, part, rest in
            Observable.of(part(n), .deferred { rest(n + 1) }).concat()
        },
        Succession("flatMap of a single that waits") { n, part, rest in
            part(n).asSingle().flatMap { n in Observable.deferred { rest(n + 1) }.startWith(n) }
        },
        Succession("startWith before a wait") { n, part, rest in
            part(n).filter { _ in false }.concat(Observable.deferred { rest(n + 1) }.startWith(n))
        },
    ]
}

/// The same elements, and then a failure.
private func failing(_ part: Observable<Int>) -> Observable<Int> {
    part.materialize().map { (event: Event<Int>) throws -> Int in
        guard let element = event.element else { throw Oops() }
        return element
    }
}

/// A failing part, and another one for each subscription.
private func attempts(from n: Int, _ part: @escaping Succession.Part) -> Observable<Int> {
    let next = Locked(n)
    return .deferred {
        defer { next.value += 1 }
        return failing(part(next.value))
    }
}

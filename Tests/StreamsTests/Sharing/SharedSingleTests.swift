import Streams
import Testing

@Suite(.virtualLimit) struct SharedSingleTests {
    private static let scopes = [SubjectLifetimeScope.whileConnected, .forever]

    @Test(arguments: scopes, ["--[a|]", "--#"])
    func `who joins gets the same answer`(_ scope: SubjectLifetimeScope, _ source: String) {
        let (time, starts, log) = (VirtualTimeScheduler(), Locked(0), Log())
        let single = Single.deferred {
            starts.increment()
            return time.cold(source).asSingle()
        }.share(scope: scope)
        single.draw(into: log)
        time.advance(by: .seconds(1))
        #expect(time.draw(single) == (source == "--#" ? "-#" : "-[a|]"))
        #expect(log.text == (source == "--#" ? "#" : "a |"))
        #expect(starts.value == 1)
    }

    @Test(arguments: [
        (SubjectLifetimeScope.whileConnected, "1 | 2 | 3 |"), (.forever, "1 | 1 | 1 |"),
    ])
    func `who asks after the answer`(_ scope: SubjectLifetimeScope, _ expected: String) {
        let log = Log()
        let single = counted { .just($0) }.share(scope: scope)
        for _ in 0..<3 { single.draw(into: log) }
        #expect(log.text == expected)
    }

    @Test(arguments: [(SubjectLifetimeScope.whileConnected, "# 2 |"), (.forever, "# #")])
    func `who asks after an error`(_ scope: SubjectLifetimeScope, _ expected: String) {
        let log = Log()
        let single = counted { $0 == 1 ? .error(Oops()) : .just($0) }.share(scope: scope)
        for _ in 0..<2 { single.draw(into: log) }
        #expect(log.text == expected)
    }

    @Test(arguments: scopes)
    func `it is disposed when the last has gone, and started for the next`(
        _ scope: SubjectLifetimeScope
    ) {
        let faucet = Faucet()
        let single = faucet.flow.take(1).asSingle().share(scope: scope)
        let log = Log()
        for subscription in (0..<2).map({ _ in single.draw(into: log) }) { subscription.dispose() }
        single.draw(into: log)
        faucet.onNext(1)
        #expect(log.text == "1 |")
        #expect(faucet.log.text == "started disposed started disposed")
    }

    @Test(arguments: [(SubjectLifetimeScope.whileConnected, "1 2"), (.forever, "1 1")])
    func `who asks from inside the answer`(_ scope: SubjectLifetimeScope, _ expected: String) {
        let log = Log()
        let single = counted { .just($0) }.share(scope: scope)
        single.subscribe(onSuccess: {
            log.note($0)
            single.subscribe(onSuccess: { log.note($0) })
        })
        #expect(log.text == expected)
    }

    @Test func `asking ten thousand times from inside the answer takes no stack`() {
        let (single, last) = (counted { .just($0) }.share(), Locked(0))
        @Sendable func ask() {
            single.subscribe(onSuccess: { answer in
                last.value = answer
                if answer < 10_000 { ask() }
            })
        }
        ask()
        #expect(last.value == 10_000)
    }

    @Test(arguments: [Single.just(1), .error(Oops())])
    func `a constant needs no sharing`(_ single: Single<Int>) {
        #expect(single.share().drawnAtOnce() == single.drawnAtOnce())
    }

    @Test func `threads that ask at once get one answer each`() {
        for _ in 0..<200 {
            let (runs, log) = (Locked(0), Log())
            let single = counted { element in
                runs.increment()
                return .just(element)
            }.share()
            onThreads(4) { _ in
                single.subscribe(onSuccess: { log.note($0) }, onFailure: { _ in log.note("#") })
            }
            let answers = log.text.split(separator: " ")
            #expect(answers.count == 4 && Set(answers).count == runs.value)
        }
    }

    @Test(arguments: scopes)
    func `a shared single lets go of those who asked`(_ scope: SubjectLifetimeScope) {
        let single = counted { .just($0) }.share(scope: scope)
        #expect(isReleased { probe in single.subscribe { _ in probe.touch() } })
    }
}

/// A single that numbers its runs from 1.
private func counted(_ make: @escaping @Sendable (Int) -> Single<Int>) -> Single<Int> {
    let runs = Locked(0)
    return .deferred { make(runs.increment()) }
}

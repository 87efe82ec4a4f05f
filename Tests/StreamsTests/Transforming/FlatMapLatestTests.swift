import Streams
import Testing

@Suite(.virtualLimit) struct FlatMapLatestTests {
    @Test(arguments: [
        ("a----b-----|", "-$--$--$|", "-a--a-b--b--b|"), ("[ab|]", "-$--$--$|", "-b--b--b|"),
        ("a-#", "-$--$--$|", "-a#"), ("a--------|", "-$--$--$|", "-a--a--a-|"),
        ("|", "-$--$--$|", "|"), ("#", "-$--$--$|", "#"), ("ab--|", "--#", "---#"),
        ("a---|", "-|", "----|"), ("a|", "---|", "---|"), ("a-|", "---", ""),
    ])
    func `flatMapLatest disposes the flow before, and ends as its flows do`(
        _ source: String, _ inner: String, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.flatMapLatest { time.cold(inner, of: $0) }
        }
        #expect(drawn == result)
    }

    @Test func `subjects can be switched`() {
        let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        let source = PublishSubject<PublishSubject<Int>>()
        source.switchLatest().draw(into: log)
        source.onNext(first)
        first.onNext(1)
        source.onNext(second)
        first.onNext(2)
        second.onNext(3)
        #expect(log.text == "1 3" && !first.hasObservers)
    }

    @Test func `nothing follows from a flow whose observer has switched to another`() {
        let (source, inner, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        source.flatMapLatest { $0 == 1 ? inner.flow : .just(0) }.subscribe(onNext: { element in
            log.note(element)
            guard element == 1 else { return }
            source.onNext(2)
            inner.onNext(3)
        })
        source.onNext(1)
        inner.onNext(1)
        #expect(log.text == "1 0")
    }

    @Test func `nothing follows from a flow that an operator of its own has switched away from`() {
        let (source, inner, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        source.flatMapLatest { number in
            number == 1 ? inner.do(onNext: { _ in source.onNext(2) }) : .never()
        }.draw(into: log)
        source.onNext(1)
        inner.onNext(7)
        #expect(log.text == "")
    }

    @Test func `who ends a flow that is replaced meanwhile ends nothing else`() {
        // Both are over, in whichever order the two flows end.
        for ending in [Event<Int>.completed, .error(Oops())] {
            let outcomes = Locked<Set<String>>([])
            for _ in 0..<2_000 {
                let (source, inner, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
                source.flatMapLatest { $0 == 1 ? inner.flow : Flow.from([]) }.draw(into: log)
                source.onNext(1)
                onThreads(2) { thread in
                    if thread == 0 { return inner.on(ending) }
                    source.onNext(2)
                    source.onCompleted()
                }
                outcomes.change { _ = $0.insert(log.text) }
            }
            // An error may still come first.
            let allowed: Set = ending.error == nil ? ["|"] : ["|", "#"]
            #expect(outcomes.value.isSubset(of: allowed))
        }
    }

    @Test func `nothing of an earlier flow comes behind a later one`() {
        let (source, disorders) = (PublishSubject<Int>(), Locked(0))
        let subjects = (0..<200).map { _ in PublishSubject<Int>() }
        let last = Locked(0)
        source.flatMapLatest { subjects[$0].flow }.subscribe(onNext: { element in
            let previous = last.exchange(element)
            if previous > element { disorders.increment() }
        })
        onThreads(2) { thread in
            for index in 0..<200 {
                if thread == 0 { source.onNext(index) }
                for _ in 0..<20 { subjects[index].onNext(index) }
            }
        }
        #expect(disorders.value == 0)
    }
}

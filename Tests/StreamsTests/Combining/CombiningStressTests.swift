import Streams
import Testing

private let rounds = million / 10_000
private let count = 300

/// Some subjects; a thread for each sends it `count` elements and the completion.
private struct Crowd: Sendable {
    let subjects: [PublishSubject<Tagged>]

    init(_ size: Int) { subjects = (0..<size).map { _ in PublishSubject() } }

    var flows: [Observable<Tagged>] { subjects.map(\.flow) }

    func tell() {
        onThreads(subjects.count) { teller in
            for number in 0..<count {
                subjects[teller].onNext(Tagged(teller: teller, number: number))
            }
            subjects[teller].onCompleted()
        }
    }
}

/// The elements that `make` delivers of a crowd's; no faults are expected.
private func told<Element>(
    by size: Int, _ make: ([Observable<Tagged>]) -> Observable<Element>
) -> [Element] {
    let (crowd, witness) = (Crowd(size), Witness<Element>())
    _ = witness.watch(make(crowd.flows))
    crowd.tell()
    #expect(witness.faults().isEmpty)
    return witness.elements
}

/// Many threads at once: nothing is lost or doubled, the order of each stays, and the ending
/// comes once and last.
@Suite(.hangLimit, .serialized) struct CombiningStress {
    struct Rule: NamedRow {
        let testDescription: String
        let apply: @Sendable (_ size: Int) -> Void
    }

    static let rules = [
        Rule("merge delivers everything") { size in
            #expect(told(by: size) { .merge($0) }.byTeller == Tagged.all(size, count))
        },
        Rule("merge of a few at a time delivers everything of those that run") { size in
            let elements = told(by: size) { flows in
                Observable.from(flows).merge(maxConcurrent: size / 2)
            }
            let first = elements.filter { $0.teller < size / 2 }
            #expect(first.byTeller == Tagged.all(size / 2, count))
            #expect(elements.byTeller == elements.sorted())
        },
        Rule("zip pairs everything") { size in
            let rows = told(by: size) { Observable.zip($0) }
            #expect(rows.map { Set($0.map(\.number)) } == (0..<count).map { [$0] })
            let pairs = told(by: 2) { Observable.zip($0[0], $0[1]) { $0.number - $1.number } }
            #expect(pairs == Array(repeating: 0, count: count))
        },
        Rule("combineLatest delivers every step") { size in
            expectSteps(told(by: size) { Observable.combineLatest($0) })
            expectSteps(told(by: 2) { Observable.combineLatest($0[0], $0[1]) { [$0, $1] } })
        },
        Rule("withLatestFrom loses no element") { size in
            let pairs = told(by: size) { flows in
                let latest = flows[0].startWith(Tagged(teller: 0, number: -1))
                return Observable.merge(flows[1...].map { $0 }).withLatestFrom(latest) { ($0, $1) }
            }
            let told = pairs.map(\.0).byTeller
            #expect(told == Tagged.all(size, count).filter { $0.teller > 0 })
            #expect(pairs.map(\.1) == pairs.map(\.1).sorted())
        },
        Rule("flatMap and expand run every flow") { size in
            let twice = Tagged.all(size, count).flatMap { [$0, $0] }
            #expect(
                told(by: size) { .merge($0.map { $0.flatMap { Observable.of($0, $0) } }) }
                    .byTeller == twice)
            let expanded = told(by: size) { flows in
                Observable.merge(flows).expand { element -> Observable<Tagged> in
                    element.number < 0 ? .empty() : .of(Tagged(teller: element.teller, number: -1))
                }
            }
            #expect(expanded.filter { $0.number >= 0 }.byTeller == Tagged.all(size, count))
            #expect(expanded.count == 2 * size * count)
        },
        Rule("concatMap runs every flow, one after another") { size in
            let elements = told(by: size) { flows in
                Observable.merge(flows).concatMap { Observable.of($0, $0) }
            }
            let firsts = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
            #expect(elements == firsts.flatMap { [$0, $0] })
            #expect(firsts.byTeller == Tagged.all(size, count))
        },
        Rule("concat moves on while threads tell") { size in
            let elements = told(by: size) { .concat($0) }
            #expect(elements == elements.sorted())
            #expect(elements.prefix(count) == Tagged.all(1, count)[...])
            let chained = told(by: size) { flows in flows[1...].reduce(flows[0]) { $0.concat($1) } }
            #expect(chained == chained.sorted())
            #expect(chained.prefix(count) == Tagged.all(1, count)[...])
        },
        Rule("flatMapLatest delivers the latest flow, and nothing of one before it") { size in
            let made = Locked<[Tagged]>([])
            let elements = told(by: size) { flows in
                Observable.merge(flows).flatMapLatest { element in
                    made.change { $0.append(element) }
                    return Observable.of(element, element)
                }
            }
            let last = made.value.last
            #expect(elements.suffix(2) == [last, last].compactMap { $0 }[...])
            #expect(elements.byTeller == elements.sorted())
        },
        Rule("amb delivers all of one, and nothing of the others") { size in
            let elements = told(by: size) { .amb($0) }
            let winner = elements.first?.teller ?? 0
            #expect(elements == (0..<count).map { Tagged(teller: winner, number: $0) })
        },
    ]

    @Test(arguments: rules, [2, 4, 8])
    func `events of many threads are combined`(_ rule: Rule, _ size: Int) {
        for _ in 0..<rounds { rule.apply(size) }
    }

    /// Each row has one number that is one higher than in the row before; the last has the highest.
    private static func expectSteps(_ rows: [[Tagged]]) {
        let sums = rows.map { $0.reduce(0) { $0 + $1.number } }
        #expect(zip(sums, sums.dropFirst()).allSatisfy { $1 == $0 + 1 })
        #expect(rows.last.map { Set($0.map(\.number)) } ?? [count - 1] == [count - 1])
    }

    @Test func `of threads that race to be first one wins`() {
        let contests = (0..<million / 20).map { _ in (Crowd(2), Witness<Tagged>()) }
        for (crowd, witness) in contests { _ = witness.watch(.amb(crowd.flows)) }
        onThreads(2) { teller in
            for (crowd, _) in contests {
                crowd.subjects[teller].onNext(Tagged(teller: teller, number: 0))
            }
        }
        #expect(contests.allSatisfy { $1.elements.count == 1 && $1.faults(endings: 0).isEmpty })
    }
}

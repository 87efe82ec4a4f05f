import Streams
import Testing

@Suite(.virtualLimit) struct GroupByTests {
    @Test(arguments: [
        ("--a--b--A--B--|", "--a--b--------|"),
        ("-a-A-#", "-a---#"), ("[aAb|]", "[ab|]"), ("|", "|"), ("#", "#"),
    ])
    func `groupBy delivers a group for each key`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.groupBy { $0.lowercased() }.map(\.key) } == result)
    }

    @Test(arguments: [
        ("--a--b--A--B--|", "--a-----A-----|"),
        ("-a-b-#", "-a---#"), ("[abA|]", "[aA|]"), ("-b-|", "---|"),
    ])
    func `a group delivers the elements with its key`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.groupBy { $0.lowercased() }.filter { $0.key == "a" }.flatMap { $0.flow }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [("completed", "a| b| |"), ("failed", "a# b# #"), ("no key", "a# b# #")])
    func `groups end in the order of their first elements`(_ how: String, _ result: String) {
        let (subject, log) = (PublishSubject<String>(), Log())
        subject.groupBy { if $0.isEmpty { throw Oops() } else { $0 } }.subscribe(
            onNext: { group in
                group.subscribe(
                    onError: { _ in log.note("\(group.key)#") },
                    onCompleted: { log.note("\(group.key)|") })
            },
            onError: { _ in log.note("#") },
            onCompleted: { log.note("|") })
        for element in ["a", "b", "a"] { subject.onNext(element) }
        switch how {
        case "completed": subject.onCompleted()
        case "failed": subject.onError(Oops())
        default: subject.onNext("")
        }
        #expect(log.text == result)
        #expect(!subject.hasObservers)
    }

    @Test func `a group goes on when the result is over`() {
        let drawn = diagram("-a-b-A-B-|") { source in
            source.groupBy { $0.lowercased() }.take(1).flatMap { $0.flow }
        }
        #expect(drawn == "-a---A---|")
    }

    @Test func `the source is disposed with its last user`() {
        let (subject, group, log) = (PublishSubject<Int>(), Held(), Log())
        let subscription = subject.groupBy { $0 }.subscribe(onNext: { group.hold($0.subscribe()) })
        subject.onNext(1)
        subscription.dispose()
        log.note(subject.hasObservers)
        group.dispose()
        log.note(subject.hasObservers)
        #expect(log.text == "true false")
    }

    @Test func `who subscribes to a group later starts with the next element`() {
        let (subject, groups, log) = (PublishSubject<Int>(), Locked<[Observable<Int>]>([]), Log())
        subject.groupBy { _ in 0 }.subscribe(onNext: { groups.value = [$0.flow] })
        subject.onNext(1)
        groups.value.first?.draw(into: log)
        subject.onNext(2)
        #expect(log.text == "2")
    }
}

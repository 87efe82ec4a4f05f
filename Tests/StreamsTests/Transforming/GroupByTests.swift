import Streams
import Testing

@Suite(.virtualLimit)
struct GroupByTests {
    @Test(arguments: [
        ("--a--b--A--B--|", "--a--b--------|"),
        ("-a-A-#", "-a---#"),
        ("[aAb|]", "[ab|]"),
        ("|", "|"),
        ("#", "#"),
    ])
    func `groupBy delivers a group for each key`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.groupBy { $0.lowercased() }.map(\.key) } == result)
    }

    @Test(arguments: [
        ("--a--b--A--B--|", "--a-----A-----|"),
        ("-a-b-#", "-a---#"),
        ("[abA|]", "[aA|]"),
        ("-b-|", "---|"),
    ])
    func `a group delivers the elements with its key`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.groupBy { $0.lowercased() }.filter { $0.key == "a" }.flatMap { $0.flow }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [("completed", "a| b| |"), ("failed", "a# b# #")])
    func `groups end in the order of their first elements`(_ how: String, _ result: String) {
        let (subject, log) = (PublishSubject<String>(), Log())
        subject.groupBy { $0 }.subscribe(
            onNext: { group in
                group.subscribe(
                    onError: { _ in log.note("\(group.key)#") },
                    onCompleted: { log.note("\(group.key)|") })
            },
            onError: { _ in log.note("#") },
            onCompleted: { log.note("|") })
        for element in ["a", "b", "a"] { subject.onNext(element) }
        how == "completed" ? subject.onCompleted() : subject.onError(Oops())
        #expect(log.text == result)
    }

    @Test func `groupBy fails where its closure throws`() {
        let drawn = diagram("-a-b-|") { source in
            source.groupBy { if $0 == "b" { throw Oops() } else { $0 } }.flatMap { $0.flow }
        }
        #expect(drawn == "-a-#")
    }

    @Test func `groupBy says nothing after dispose`() {
        let drawn = diagram("-a-b|", until: "--!") { source in
            source.groupBy { $0 }.flatMap { $0.flow }
        }
        #expect(drawn == "-a")
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

    @Test func `groupBy queues what the observer of a group tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.groupBy { $0 % 2 }.flatMap { $0.flow }.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { for next in [2, 3] { subject.onNext(next) } }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end 3 end")
    }

    @Test(arguments: ["ending", "disposing"])
    func `groupBy lets go of its closure`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.groupBy { element in
                probe.touch()
                return element
            }.flatMap { $0.flow }.subscribe()
            subject.onNext(1)
            how == "ending" ? subject.onCompleted() : subscription.dispose()
        }
        #expect(isReleased)
    }
}

import Streams
import Testing

@Suite(.hangLimit)
struct ZipCollectionTests {
    @Test(arguments: [
        (["--a---b--|", "-1--2--3-|"], "--(a1)---(b2)--|"),
        (["a-b-|", "-1|"], "-(a1)|"),
        (["a-b-|", "1-2-|", "x-y-|"], "(a1x)-(b2y)-|"),
        (["ab|", "--1---2-|", "---x----y|"], "---(a1x)----[(b2y)|]"),
        (["a-#", "-1-2|"], "-(a1)#"),
        (["|", "-1-|", "--x"], "|"),
        (["-1-|", "---", "|"], "|"),
        (["a|", "--#", "---"], "--#"),
        (["a|", "----|", "x|"], "----|"),
        (["-a-b|"], "-(a)-(b)|"),
        ([], "|"),
    ])
    func `zip of a collection combines first with first`(_ sources: [String], _ result: String) {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(sources.map { time.cold($0) }).map { "(\(String($0)))" }
        let drawn = time.draw(zipped).replacing("((", with: "(").replacing("))", with: ")")
        #expect(drawn == result)
    }

    @Test func `the form without a closure gives arrays`() {
        let zipped = Observable.zip([Observable.of(1, 2), .of(3, 4), .of(5)])
        #expect(zipped.drawnAtOnce() == "[1, 3, 5] |")
        #expect(Observable.zip([] as [Observable<Int>]).drawnAtOnce() == "|")
    }

    @Test func `zip of a collection says nothing after dispose`() {
        let drawn = diagram("a-b|", "1-2|", until: "-!") { Observable.zip([$0, $1]).map { $0[0] } }
        #expect(drawn == "a")
    }

    @Test func `zip of a collection fails where its closure throws`() {
        let drawn = diagram("a-b|", "1-2|") { left, right in
            Observable.zip([left, right]).map { if $0[0] == "b" { throw Oops() } else { $0[1] } }
        }
        #expect(drawn == "1-#")
        let none: Observable<Int> = Observable.zip([] as [Observable<Int>]).map { _ in throw Oops()
        }
        #expect(none.drawnAtOnce() == "|")
    }

    @Test func `zip of a collection queues what its observer tells a source`() {
        let (subjects, log) = ((0..<3).map { _ in PublishSubject<Int>() }, Log())
        Observable.zip(subjects).subscribe(onNext: { elements in
            log.note(elements)
            if elements[0] == 1 { for subject in subjects { subject.onNext(2) } }
            log.note("end")
        })
        for subject in subjects { subject.onNext(1) }
        #expect(log.text == "[1, 1, 1] end [2, 2, 2] end")
    }

    @Test func `zip of singles is a single`() async throws {
        let one: Single<[Int]> = Single.zip([Single.just(1), .just(2), .just(3)])
        #expect(try await one.value == [1, 2, 3])
        let none: Single<[Int]> = Single.zip([] as [Single<Int>])
        #expect(try await none.value == [])
        let sum: Single<Int> = Single.zip([Single.just(1), .just(2)]).map { $0.reduce(0, +) }
        #expect(try await sum.value == 3)
        let failed: Single<Int> = Single.zip([] as [Single<Int>]).map { _ in throw Oops() }
        #expect(failed.drawnAtOnce() == "#")
    }

    @Test func `the end of a source that cannot be combined disposes the others`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        Observable.zip(subjects).subscribe()
        subjects[1].onCompleted()
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }

    @Test(arguments: ["ending", "disposing"])
    func `zip of a collection lets go of what waits`(_ how: String) {
        let (elements, other) = (PublishSubject<Probe>(), PublishSubject<Probe>())
        var subscription: (any Disposable)?
        let isReleased = isReleased { probe in
            subscription = Observable.zip([elements, other]).subscribe { _ in }
            elements.onNext(probe)
            how == "ending" ? other.onError(Oops()) : subscription?.dispose()
        }
        #expect(isReleased)
    }
}

import Streams
import Testing

@Suite(.hangLimit) struct ZipTests {
    @Test(arguments: [
        ("--a---b--|", "-1--2--3-|", "--A---B--|"),
        ("a-b-|", "-1|", "-A|"),
        ("ab|", "--1---2-|", "--A---[B|]"),
        ("a-#", "-1-2|", "-A#"), ("a|", "--#", "--#"), ("|", "-1-|", "|"), ("-1-|", "|", "|"),
        ("#", "-1-|", "#"), ("a-|", "----|", "----|"),
    ])
    func `zip pairs first with first`(_ left: String, _ right: String, _ result: String) {
        #expect(diagram(left, right) { $0.zip($1).map { $0.0.uppercased() } } == result)
    }

    @Test func `a source that cannot be paired any more is disposed`() {
        let (right, left) = (PublishSubject<Int>(), PublishSubject<Int>())
        Observable.zip(left, right) { $0 + $1 }.subscribe()
        left.onCompleted()
        #expect(!right.hasObservers)
    }

    @Test func `zip of singles is a single`() async throws {
        let single: Single<(Int, String)> = Single.zip(Single.just(1), Single.just("a"))
        #expect(try await single.value == (1, "a"))
    }

    @Test(arguments: [
        (["--a---b--|", "-1--2--3-|"], "--(a1)---(b2)--|"),
        (["a-b-|", "-1|"], "-(a1)|"),
        (["a-b-|", "1-2-|", "x-y-|"], "(a1x)-(b2y)-|"),
        (["ab|", "--1---2-|", "---x----y|"], "---(a1x)----[(b2y)|]"),
        (["a-#", "-1-2|"], "-(a1)#"),
        (["|", "-1-|", "--x"], "|"), (["-1-|", "---", "|"], "|"),
        (["a|", "--#", "---"], "--#"),
        (["a|", "----|", "x|"], "----|"),
        (["-a-b|"], "-(a)-(b)|"), ([], "|"),
    ])
    func `zip of a collection combines first with first`(_ sources: [String], _ result: String) {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(sources.map { time.cold($0) }).map { "(\(String($0)))" }
        #expect(time.draw(zipped).replacing("((", with: "(").replacing("))", with: ")") == result)
    }

    @Test(
        arguments: [{ .zip($0) }, { .combineLatest($0) }]
            as [@Sendable ([Observable<Probe>]) -> Observable<[Probe]>], [Stop.failure, .disposal])
    func `what waits in a combination of a collection is released`(
        _ combine: @Sendable ([Observable<Probe>]) -> Observable<[Probe]>, _ stop: Stop
    ) {
        let (elements, other) = (PublishSubject<Probe>(), PublishSubject<Probe>())
        expectReleased { probe in
            let subscription = combine([elements.flow, other.flow]).subscribe { _ in }
            for subject in [elements, other, elements] { subject.onNext(probe) }
            stop == .failure ? other.onError(Oops()) : subscription.dispose()
        }
    }

    @Test func `the end of a source that cannot be combined disposes the others`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        Observable.zip(subjects).subscribe()
        subjects[1].onCompleted()
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }
}

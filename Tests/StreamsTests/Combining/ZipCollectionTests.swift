import Streams
import Testing

@Suite(.hangLimit) struct ZipCollectionTests {
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
        let isReleased = isReleased { probe in
            let subscription = combine([elements.flow, other.flow]).subscribe { _ in }
            for subject in [elements, other, elements] { subject.onNext(probe) }
            stop == .failure ? other.onError(Oops()) : subscription.dispose()
        }
        #expect(isReleased)
    }

    @Test func `the end of a source that cannot be combined disposes the others`() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        Observable.zip(subjects).subscribe()
        subjects[1].onCompleted()
        #expect(subjects.allSatisfy { !$0.hasObservers })
    }
}

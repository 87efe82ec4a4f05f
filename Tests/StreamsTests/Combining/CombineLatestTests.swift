import Streams
import Testing

@Suite(.virtualLimit) struct CombineLatestTests {
    @Test(arguments: [
        ("a---b-----|", "--1---2-|", "--(a1)-(b1)-(b2)---|"),
        ("a-b|", "----1-|", "----(b1)-|"),
        ("a-|", "--1-2|", "--(a1)-(a2)|"),
        ("--|", "-1-2-3|", "--|"), ("-a-b|", "-|", "-|"), ("|", "|", "|"),
        ("a--#", "-1-2|", "-(a1)-#"),
        ("a-b", "--#", "--#"),
        ("a---", "-1-2", "-(a1)-(a2)"),
    ])
    func `combineLatest combines the latest elements`(
        _ left: String, _ right: String, _ result: String
    ) {
        let drawn = diagram(left, right) { left, right in
            Observable.combineLatest(left, right) { String([$0, $1]) }
        }
        #expect(drawn == result)
    }

    @Test(arguments: [
        (["a---b-----|", "--1---2-|"], "--(a1)-(b1)-(b2)---|"),
        (["a-b|", "----1-|"], "----(b1)-|"),
        (["a--b|", "1-2|", "-x|"], "-(a1x)(a2x)(b2x)|"),
        (["--|", "-1-2-3|"], "--|"),
        (["-|", "-a-b|", "---"], "-|"),
        (["|", "|", "|"], "|"),
        (["a--#", "-1-2|"], "-(a1)-#"),
        (["a-b", "--#"], "--#"),
        (["a---", "-1-2"], "-(a1)-(a2)"),
        (["-a-b|"], "-(a)-(b)|"), ([], "[()|]"),
    ])
    func `combineLatest of a collection combines the latest`(
        _ sources: [String], _ result: String
    ) {
        let time = VirtualTimeScheduler()
        let latest = Observable.combineLatest(sources.map { time.cold($0) }).map {
            "(\(String($0)))"
        }
        #expect(time.draw(latest).replacing("((", with: "(").replacing("))", with: ")") == result)
    }

    @Test func `arrays that were delivered do not change`() {
        let (a, b, kept) = (PublishSubject<Int>(), PublishSubject<Int>(), Locked<[[Int]]>([]))
        Observable.combineLatest([a, b]).subscribe(onNext: { array in
            kept.change { $0.append(array) }
        })
        a.onNext(1)
        for number in 2...4 { b.onNext(number) }
        #expect(kept.value == [[1, 2], [1, 3], [1, 4]])
    }

    @Test func `the type of the elements may be written, and singles be combined`() {
        let latest = Observable<Int>.combineLatest([Observable.of(1), .of(2)])
        #expect(latest.drawnAtOnce() == "[1, 2] |")
        let ofSingles: Observable<[Int]> = .combineLatest([Single.just(1), .just(2)])
        #expect(ofSingles.drawnAtOnce() == "[1, 2] |")
    }
}

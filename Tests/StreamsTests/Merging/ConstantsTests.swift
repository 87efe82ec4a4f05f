import Streams
import Testing

/// An operator that recognises a constant delivers what it delivers of any other stream.
@Suite(.virtualLimit) struct ConstantsTests {
    @Test(arguments: Joint.all)
    func `streams of the same events are the same at once`(_ joint: Joint) {
        for (left, right) in pairs(SameStreams.all) {
            let expected = joint.apply(left.created, right.created).drawnAtOnce()
            let first = joint.apply(left.created, right.created).take(1).drawnAtOnce()
            for (left, right) in pairs(left.others, right.others) {
                #expect(joint.apply(left, right).drawnAtOnce() == expected)
                #expect(joint.apply(left, right).take(1).drawnAtOnce() == first)
            }
        }
    }

    @Test(arguments: Joint.all, ["a-b--c|", "abc|", "-[abc]-|", "--a#", "---|"])
    func `streams of the same events are the same beside one that takes time`(
        _ joint: Joint, _ drawing: String
    ) {
        for same in SameStreams.all {
            for isLeft in [true, false] {
                func draw(_ stream: Observable<Int>) -> String {
                    diagram(drawing) { slow, _ in
                        let slow = slow.map { Int($0.asciiValue ?? 0) % 8 }
                        return joint.apply(isLeft ? stream : slow, isLeft ? slow : stream)
                            .map { Character("\($0 % 10)") }
                    }
                }
                let expected = draw(same.created)
                for stream in same.others { #expect(draw(stream) == expected) }
            }
        }
    }

    @Test(
        arguments: Flattening.all, ["ab|", "[ab]--|", "a-b|", "a-b-a-b|", "ba-b-|", "b#", "ab--#"])
    func `a flow is the same behind others that run`(_ flattening: Flattening, _ drawing: String) {
        for same in SameStreams.all {
            func draw(_ stream: Observable<Int>) -> String {
                diagram(drawing) { outer, time in
                    flattening.apply(outer) { element in
                        if element == "b" { return stream.map { Character("\($0)") } }
                        return time.cold("-x--y|")
                    }
                }
            }
            let expected = draw(same.created)
            for stream in same.others { #expect(draw(stream) == expected) }
        }
    }

    private func pairs<Element>(_ all: [Element]) -> [(Element, Element)] { pairs(all, all) }

    private func pairs<Element>(_ left: [Element], _ right: [Element]) -> [(Element, Element)] {
        left.flatMap { left in right.map { (left, $0) } }
    }
}

/// Streams that deliver the same events on subscription.
struct SameStreams: Sendable {
    let created: Observable<Int>
    let others: [Observable<Int>]

    static let all = [
        SameStreams(
            [1], nil, [.just(1), Single.just(1).asObservable(), Observable.just(1).map { $0 }]),
        SameStreams([1, 2], nil, [.concat(.just(1), .just(2)), Observable.just(2).startWith(1)]),
        SameStreams([], nil, [.empty(), .from(optional: nil)]),
        SameStreams([], Oops(), [.error(Oops()), Single.error(Oops()).asObservable()]),
        SameStreams([1], Oops(), [Observable.just(1).concat(.error(Oops()))]),
    ]

    private init(_ elements: [Int], _ error: Oops?, _ others: [Observable<Int>]) {
        created = .create { observer in
            for element in elements { observer.onNext(element) }
            if let error { observer.onError(error) }
            observer.onCompleted()
            return Disposables.create()
        }
        let listed = Observable.from(elements).concat(error.map { .error($0) } ?? .empty())
        let lazily = Observable.from(elements.lazy.map { $0 })
            .concat(error.map { .error($0) } ?? .empty())
        self.others =
            others + [listed, lazily]
            + (others + [listed]).map { other in .deferred { other } }
    }
}

/// An operator for a source, and for flows that its elements make.
struct Flattening: NamedRow {
    typealias Make = @Sendable (Character) -> Observable<Character>

    let testDescription: String
    let apply: @Sendable (Observable<Character>, @escaping Make) -> Observable<Character>

    static let all = [
        Flattening("flatMap") { $0.flatMap($1) },
        Flattening("flatMapFirst") { $0.flatMapFirst($1) },
        Flattening("flatMapLatest") { $0.flatMapLatest($1) },
        Flattening("concatMap") { $0.concatMap($1) },
        Flattening("merge two at once") { source, make in
            source.map(make).merge(maxConcurrent: 2)
        },
        Flattening("expand") { source, make in
            source.expand { "12".contains($0) ? .empty() : make($0) }.take(20)
        },
        Flattening("flatMap to singles") { source, make in
            source.flatMap { make($0).first() }.compactMap { $0 }
        },
    ]
}

/// An operator that combines two streams.
struct Joint: NamedRow {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

    static let all = flattening + following + combining

    private static let flattening = [
        Joint("flatMap") { left, right in left.flatMap { n in right.map { $0 + 2 * n } } },
        Joint("flatMap, as it is") { left, right in left.flatMap { _ in right } },
        Joint("flatMapFirst") { left, right in left.flatMapFirst { _ in right } },
        Joint("flatMapLatest") { left, right in left.flatMapLatest { _ in right } },
        Joint("concatMap") { left, right in left.concatMap { _ in right } },
        Joint("expand") { left, right in left.expand { $0 < 2 ? right.map { $0 + 2 } : .empty() } },
        Joint("merge()") { Observable.of($0, $1).merge() },
        Joint("concat()") { Observable.of($0, $1).concat() },
        Joint("switchLatest") { Observable.of($0, $1).switchLatest() },
        Joint("merge(maxConcurrent:)") { Observable.of($0, $1).merge(maxConcurrent: 1) },
        Joint("flatMap of a single") { left, right in
            left.asSingle().flatMap { n in right.map { $0 + 2 * n } }.asObservable()
        },
    ]

    private static let following = [
        Joint("concat") { $0.concat($1) },
        Joint("concat of three") { $0.concat($1).concat($0) },
        Joint("startWith") { left, right in left.startWith(5).concat(right.startWith(6)) },
        Joint("catch") { left, right in left.catch { _ in right } },
        Joint("catch behind another") { left, right in right.concat(left).catch { _ in right } },
        Joint("catchAndReturn") { left, right in left.catchAndReturn(5).concat(right) },
        Joint("retry") { $0.retry(2).concat($1) },
        Joint("retry(when:)") { left, right in left.retry { _ in right }.take(9) },
        Joint("ifEmpty") { $0.ifEmpty(switchTo: $1) },
        Joint("timeout(other:)") {
            $0.timeout(.seconds(1), other: $1, scheduler: VirtualTimeScheduler())
        },
    ]

    private static let combining = [
        Joint("zip") { .zip($0, $1) { $0 + 2 * $1 } },
        Joint("zip of a list") { Observable.zip([$0, $1]).map { $0[0] + 2 * $0[1] } },
        Joint("combineLatest") { .combineLatest($0, $1) { $0 + 2 * $1 } },
        Joint("combineLatest of pairs") { Observable.combineLatest($0, $1).map { $0 + 2 * $1 } },
        Joint("combineLatest of a list") {
            Observable.combineLatest([$0, $1]).map { $0[0] + 2 * $0[1] }
        },
        Joint("merge") { .merge($0, $1) },
        Joint("amb") { $0.amb($1) },
        Joint("withLatestFrom") { $0.withLatestFrom($1) { $0 + 2 * $1 } },
        Joint("sample") { $0.sample($1) },
        Joint("take(until:)") { $0.take(until: $1) },
        Joint("skip(until:)") { $0.skip(until: $1) },
        Joint("sequenceEqual") { left, right in
            left.sequenceEqual(right).map { $0 ? 1 : 0 }.asObservable()
        },
        Joint("share") { left, right in .merge(left.share(), right.share(replay: 1)) },
    ]
}

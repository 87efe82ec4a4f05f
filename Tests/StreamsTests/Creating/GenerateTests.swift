import Streams
import Testing

@Suite(.hangLimit) struct GenerateTests {
    @Test(arguments: [
        (Observable<Int>.range(start: 3, count: 3), "[345|]"),
        (.range(start: 3, count: 0), "|"),
        (.range(start: 3, count: -1), "|"),
        (.range(start: .max, count: 1), "[(\(Int.max))|]"),
        (.range(start: .max, count: 2), "[(\(Int.max))|]"),
        (.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 }), "[1248|]"),
        (.generate(initialState: 9, condition: { $0 < 9 }, iterate: { $0 * 2 }), "|"),
        (.generate(initialState: 1, condition: { _ in throw Oops() }, iterate: { $0 }), "#"),
        (
            .generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw Oops() }),
            "[1#]"
        ),
        (.from(Result<Int, Oops>.success(1)), "[1|]"),
        (.from(Result<Int, Oops>.failure(Oops())), "#"),
    ])
    func `a source delivers on subscription`(_ source: Observable<Int>, _ drawing: String) {
        #expect(VirtualTimeScheduler().draw(source) == drawing)
    }

    @Test func `range counts through the negative numbers of a small type`() {
        let log = Log()
        Observable<Int8>.range(start: .min, count: 300).subscribe(
            onNext: { if $0 == .min || $0 == .max { log.note($0) } },
            onCompleted: { log.note("|") })
        #expect(log.text == "-128 127 |")
    }

    @Test(arguments: [
        Observable<Int>.repeatElement(1),
        .range(start: 0, count: .max).map { _ in 1 },
        .generate(initialState: 1, condition: { _ in true }, iterate: { $0 }),
    ])
    func `an endless source stops where its observer fails`(_ source: Observable<Int>) {
        let left = Locked(3)
        let flow = source.map { element in
            left.value -= 1
            if left.value == 0 { throw Oops() }
            return element
        }
        #expect(flow.drawnAtOnce() == "1 1 #")
    }

    @Test func `a source with a scheduler waits for it`() {
        let time = VirtualTimeScheduler()
        let sources: [Observable<Int>] = [
            .of(1, 2, scheduler: time), .from(1...2, scheduler: time),
            .range(start: 1, count: 2, scheduler: time),
            .generate(initialState: 1, condition: { $0 < 3 }, scheduler: time, iterate: { $0 + 1 }),
            Observable.repeatElement(1, scheduler: time).map { _ in throw Oops() },
        ]
        #expect(sources.map { $0.drawnAtOnce() } == ["", "", "", "", ""])
        #expect(sources.map { time.draw($0) } == ["[12|]", "[12|]", "[12|]", "[12|]", "#"])
    }

    @Test func `an endless source on a queue stops when it is disposed`() {
        let (begun, over, held) = (Latch(), Latch(), Held())
        held.hold(
            Observable.repeatElement(1, scheduler: QueueScheduler()).subscribe(
                onNext: { _ in begun.open() }, onDisposed: { over.open() }))
        begun.wait()
        held.dispose()
        #expect(over.wait())
    }
}

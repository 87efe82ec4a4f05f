import Streams
import Testing

@Suite(.virtualLimit) struct WindowTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--0-----1--|"), ("-a-b-|", 0, "-0-1-|"), ("-a-#", 2, "-0-#"),
        ("|", 2, "|"), ("#", 2, "#"),
    ])
    func `a window opens with its first element`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.window(count: count).enumerated().map(\.index) } == result)
    }

    @Test(arguments: [
        ("--a--b--c--|", 0, "--a--[b|]"), ("--a--b--c--|", 1, "--------c--|"),
        ("--a--#", 0, "--a--#"), ("--a--|", 0, "--a--|"),
    ])
    func `a window delivers its elements and completes`(
        _ source: String, _ index: Int, _ result: String
    ) {
        #expect(diagram(source) { $0.window(count: 2).element(at: index).flatMap { $0 } } == result)
    }

    @Test func `a window goes on when the result is over`() {
        #expect(diagram("-a-b-c|") { $0.window(count: 2).take(1).flatMap { $0 } } == "-a-[b|]")
    }

    @Test func `the source is disposed with its last user`() {
        let subject = PublishSubject<Int>()
        subject.window(count: 2).take(1).flatMap { $0 }.subscribe()
        for element in 1...2 { subject.onNext(element) }
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [
        ("ab-c--|", 3, 2, "[<a][b><]-c[><]-[>|]"),
        ("abc|", 5, 5, "[<a]bc[>|]"),
        ("abc|", 0, 2, "[<a][b><]c[>|]"),
        ("abc-|", 2, 0, "[<a]b[><c]-[><>|]"),
        ("a#", 3, 2, "[<a][!#]"),
        ("---c|", 3, 2, "<--[><c][>|]"),
        ("ab--c|", 3, 2, "[<a][b><]--[><c][>|]"),
        ("|", 3, 2, "[<>|]"), ("#", 3, 2, "[<!#]"),
    ])
    func `window cuts the stream`(
        _ source: String, _ seconds: Int, _ count: Int, _ result: String
    ) {
        let drawn = diagram(source) { source, time in
            source.window(timeSpan: .seconds(seconds), count: count, scheduler: time).framed
        }
        #expect(drawn == result)
    }

    @Test func `who takes only the first window gets all of it`() {
        let (time, subject, log) = (CountingScheduler(), PublishSubject<Int>(), Log())
        let held = Held()
        held.hold(
            subject.window(timeSpan: .seconds(9), count: 3, scheduler: time).subscribe { event in
                event.element?.draw(into: log)
                held.dispose()
            })
        held.dispose()
        for element in 1...4 { subject.onNext(element) }
        #expect(log.text == "1 2 3 |")
        #expect(!subject.hasObservers)
        #expect(time.pending == 0)
    }

    @Test func `the source is disposed when nobody listens`() {
        let (time, subject) = (CountingScheduler(), PublishSubject<Int>())
        let inner = Held()
        let outer = subject.window(timeSpan: .seconds(9), count: 3, scheduler: time)
            .subscribe { event in if let window = event.element { inner.hold(window.subscribe()) } }
        outer.dispose()
        #expect(subject.hasObservers)
        inner.dispose()
        #expect(!subject.hasObservers)
        #expect(time.pending == 0)
    }
}

extension Flow where Element: ObservableType, Element.Element: CustomStringConvertible {
    /// The elements of all windows between `<` and `>`, or `!` where a window fails.
    fileprivate var framed: Observable<String> {
        asObservable().flatMap { window in
            Observable<String>.create { observer in
                observer.onNext("<")
                return window.flow.asObservable().subscribe(
                    onNext: { observer.onNext($0.description) },
                    onError: { _ in
                        observer.onNext("!")
                        observer.onCompleted()
                    },
                    onCompleted: {
                        observer.onNext(">")
                        observer.onCompleted()
                    })
            }
        }
    }
}

import Streams
import Testing

@Suite(.hangLimit)
struct WindowCountTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--0-----1--|"),
        ("-a-b-|", 0, "-0-1-|"),
        ("-a-b-|", -1, "-0-1-|"),
        ("-a-#", 2, "-0-#"),
        ("|", 2, "|"),
        ("#", 2, "#"),
    ])
    func `a window opens with its first element`(
        _ source: String, _ count: Int, _ result: String
    ) {
        let drawn = diagram(source) { $0.window(count: count).enumerated().map(\.index) }
        #expect(drawn == result)
    }

    @Test(arguments: [
        ("--a--b--c--|", 0, "--a--[b|]"),
        ("--a--b--c--|", 1, "--------c--|"),
        ("--a--#", 0, "--a--#"),
        ("--a--|", 0, "--a--|"),
    ])
    func `a window delivers its elements and completes`(
        _ source: String, _ index: Int, _ result: String
    ) {
        let drawn = diagram(source) { $0.window(count: 2).element(at: index).flatMap { $0 } }
        #expect(drawn == result)
    }

    @Test func `window says nothing after dispose`() {
        let drawn = diagram("-a-b|", until: "--!") { $0.window(count: 2).flatMap { $0 } }
        #expect(drawn == "-a")
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

    @Test func `window queues what the observer of a window tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.window(count: 2).flatMap { $0 }.subscribe(onNext: { element in
            log.note(element)
            if element == 1 { for next in [2, 3] { subject.onNext(next) } }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end 3 end")
    }
}

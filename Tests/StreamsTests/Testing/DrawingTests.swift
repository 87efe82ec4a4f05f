import Streams
import Testing

@Suite(.virtualLimit) struct DrawingTests {
    @Test(arguments: ["--a-[b|]", "a-b-c|", "-a-#", "[ab]-c-|", "|", "#", "[a#]", "a", ""])
    func `what is drawn is what was played`(_ drawing: String) {
        #expect(diagram(drawing) { $0 } == drawing)
    }

    @Test(arguments: [("a b | ", "ab|"), ("a-b---", "a-b"), ("---", ""), ("[ab]", "[ab]")])
    func `blanks and a silent rest are not drawn`(_ drawing: String, _ result: String) {
        #expect(diagram(drawing) { $0 } == result)
    }

    @Test(arguments: [("a-b|", "\"A-B|\""), ("-[ab]-#", "\"-[AB]-#\""), ("", "\"\"")])
    func `a drawing is shown by a failing test as it is drawn`(_ source: String, _ shown: String) {
        let drawn = diagram(source) { $0.map { $0.uppercased() } }
        #expect(String(describingForTest: drawn) == shown)
    }

    @Test(arguments: [("---!", "a-b"), ("--!", "a-b"), ("-!", "a"), ("!", "a"), (" -- -! ", "a-b")])
    func `a drawing stops at the exclamation mark`(_ end: String, _ result: String) {
        #expect(diagram("a-b-c-d|", until: end) { $0 } == result)
    }

    @Test func `a cold stream plays for each subscription`() {
        let time = VirtualTimeScheduler()
        let cold = time.cold("-a|")
        time.advance(by: .seconds(10))
        #expect([time.draw(cold), time.draw(cold)] == ["-a|", "-a|"])
    }

    @Test func `a hot stream plays once`() {
        let time = VirtualTimeScheduler()
        let hot = time.hot("a-b-c|")
        time.advance(by: .seconds(1))
        #expect(time.draw(hot) == "-b-c|")
    }

    @Test func `a cold stream plays events from its subscription on`() {
        let time = VirtualTimeScheduler(now: .seconds(5))
        let cold = time.cold([.next(.milliseconds(20), 42), .completed(.seconds(1))])
        #expect(
            time.record(cold).events
                == [.next(.seconds(5) + .milliseconds(20), 42), .completed(.seconds(6))])
    }

    @Test func `a hot stream plays events from now on`() {
        let time = VirtualTimeScheduler()
        let hot = time.hot([.next(.zero, 1), .next(.seconds(1), 2), .error(.seconds(2), Oops())])
        time.advance(by: .seconds(1))
        #expect(time.record(hot).events == [.error(.seconds(2), Oops())])
    }

    @Test func `a clock that stands still replaces the drawing`() {
        let (time, drawn) = (VirtualTimeScheduler(), Locked(""))
        let unhandled = Unhandled.during {
            drawn.value = time.draw(
                Observable<Int>.interval(.zero, scheduler: time).filter { _ in false })
        }
        #expect(unhandled == [drawn.value])
        #expect(drawn.value == time.failure?.description)
        #expect(drawn.value.hasPrefix("VirtualTimeScheduler at 0.0 seconds: "))
    }
}

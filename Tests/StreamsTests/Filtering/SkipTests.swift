import Streams
import Testing

@Suite(.virtualLimit) struct SkipTests {
    @Test(arguments: [
        ("--a--b--c--|", 2, "--------c--|"), ("--a--b--|", 0, "--a--b--|"), ("--a--|", 2, "-----|"),
        ("--a--#", 2, "-----#"), ("[abc|]", 1, "[bc|]"), ("|", 1, "|"), ("#", 1, "#"),
    ])
    func `skip drops the first elements`(_ source: String, _ count: Int, _ result: String) {
        #expect(diagram(source) { $0.skip(count) } == result)
    }

    @Test(arguments: [
        ("--1--2--3--1--|", "--------3--1--|"), ("-1-2-|", "-----|"), ("-1-2-#", "-----#"),
        ("[131|]", "[31|]"), ("|", "|"), ("#", "#"),
    ])
    func `skip(while:) drops up to the first that does not match`(
        _ source: String, _ result: String
    ) { #expect(diagram(source) { $0.skip(while: { $0 < "3" }) } == result) }

    @Test func `skip(while:) does not ask again`() {
        let asked = Locked(0)
        Observable.of(1, 2, 3).skip(while: { _ in
            asked.value += 1
            return false
        }).subscribe()
        #expect(asked.value == 1)
    }

    @Test(arguments: [
        ("a-b-c-d|", 3, "----c-d|"), ("a-b-c-d|", 2, "--b-c-d|"), ("a-|", 5, "--|"),
        ("a-#", 5, "--#"), ("|", 5, "|"), ("#", 5, "#"), ("[ab]|", 0, "[ab]|"),
    ])
    func `skip drops what comes early`(_ source: String, _ seconds: Int, _ result: String) {
        #expect(diagram(source) { $0.skip(.seconds(seconds), scheduler: $1) } == result)
    }

    @Test func `skip counts from each subscription`() {
        let time = VirtualTimeScheduler()
        let flow = time.cold("a-b|").skip(.seconds(1), scheduler: time)
        #expect([time.draw(flow), time.draw(flow)] == ["--b|", "--b|"])
    }

    @Test func `skip needs no timer`() {
        let time = CountingScheduler()
        Observable<Int>.never().skip(.seconds(1), scheduler: time).subscribe()
        #expect(time.scheduled == 0)
    }
}

import Streams
import Testing

@Suite(.hangLimit)
struct SkipForTests {
    @Test(arguments: [
        ("a-b-c-d|", 3, "----c-d|"),
        ("a-b-c-d|", 2, "--b-c-d|"),
        ("a-|", 5, "--|"),
        ("a-#", 5, "--#"),
        ("|", 5, "|"),
        ("#", 5, "#"),
        ("[ab]|", 0, "[ab]|"),
        ("[ab]|", -1, "[ab]|"),
    ])
    func `skip drops what comes early`(_ source: String, _ seconds: Int, _ result: String) {
        let drawn = diagram(source) { $0.skip(.seconds(seconds), scheduler: $1) }
        #expect(drawn == result)
    }

    @Test func `skip says nothing after dispose`() {
        let drawn = diagram("a-b-c", until: "---!") { $0.skip(.seconds(1), scheduler: $1) }
        #expect(drawn == "--b")
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

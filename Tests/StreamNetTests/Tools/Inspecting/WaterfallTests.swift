import Foundation
import Streams
import Testing

@testable import StreamNet

/// The waterfall of a trace, as a text and as a picture.
@Suite(.virtualLimit) struct WaterfallTests {
    private static let resources = URL(filePath: #filePath)
        .appending(path: "../../../../../Sources/StreamNet/StreamNet.docc/Resources")
        .standardizedFileURL

    private let time = VirtualTimeScheduler()

    private var trace: Trace {
        let trace = Trace(on: time)
        let steps: [(String, String, Duration)] = [
            ("prepared", "", .zero),
            ("attempt", "1: GET https://shop.example/cart", .milliseconds(40)),
            ("response", "503, 0 bytes", .zero), ("waits", "1 s: 503, Retry-After: 1", .seconds(1)),
            ("attempt", "2: GET https://shop.example/cart", .milliseconds(40)),
            ("response", "200, 31 bytes", .zero), ("mapped", "Cart", .zero),
            ("repaired", "$.total: wanted a number, found \"12\"", .zero),
            ("delivered", "", .zero),
        ]
        for (name, detail, duration) in steps {
            trace.add(name, detail)
            time.advance(by: duration)
        }
        return trace
    }

    // It follows light and dark by itself. DRAW_WATERFALL=1 draws it.
    @Test(arguments: ["waterfall", "waterfall~dark"])
    func `the picture of the page is drawn by a trace`(name: String) throws {
        let file = Self.resources.appending(path: "\(name).svg")
        let svg = trace.svg
        if ProcessInfo.processInfo.environment["DRAW_WATERFALL"] != nil {
            try Data(svg.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == svg)
    }

    @Test func `a picture has no markup of a detail`() {
        let trace = Trace(on: time)
        trace.add("mark", "<script>&\"\u{0}\u{FFFF}")
        #expect(trace.svg.contains("mark &lt;script&gt;&amp;&quot;\u{FFFD}\u{FFFD}</text>"))
    }

    @Test func `a bar is as long as the time to the next line, in eighths`() {
        let trace = Trace(on: time)
        for _ in 1...4 {
            trace.add("step")
            time.advance(by: .milliseconds(8))
        }
        let bars = trace.description.split(separator: "\n").map { $0.split(separator: "│")[1] }
        #expect(
            bars == [
                "████████                ", "        ████████        ",
                "                ████████", "                       ▏",
            ])
    }

    @Test func `a trace without time has the shortest bars, and one without marks no line`() {
        let trace = Trace(on: time)
        #expect(trace.description == "")
        trace.add("only")
        #expect(trace.description == "     0 ms │▏                       │ only")
    }

    @Test(arguments: [
        (Duration.microseconds(40), "0 ms"), (.microseconds(9_940), "9.9 ms"),
        (.milliseconds(9), "9 ms"), (.microseconds(9_960), "10 ms"),
        (.microseconds(10_400), "10 ms"),
    ])
    func `times below ten milliseconds have a decimal, unless it is 0`(time: Duration, text: String)
    {
        #expect(time.inMilliseconds == text)
    }

    @Test(arguments: [
        (Duration.milliseconds(999), "999 ms"), (.seconds(1), "1 s"),
        (.milliseconds(1_500), "1.5 s"), (.milliseconds(1_040), "1.0 s"), (.seconds(60), "60 s"),
    ])
    func `waits are in seconds from one on`(wait: Duration, text: String) {
        #expect(wait.inWords == text)
    }
}

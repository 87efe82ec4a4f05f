import Streams
import Testing

@Suite(.hangLimit) struct ChunkedTests {
    @Test(arguments: [
        ("--a-A-b---|", "------(aA)---[b|]"),
        ("aAbB|", "--(aA)-[(bB)|]"), ("|", "|"), ("a-#", "--#"), ("a-b-#", "--a-#"),
    ])
    func `neighbours that belong together are one array`(_ source: String, _ result: String) {
        let drawn = diagram(source) { source in
            source.chunked { $0.lowercased() == $1.lowercased() }.map { String($0) }
        }
        #expect(drawn == result)
    }

    @Test func `a closure that throws fails the stream`() {
        let drawn = diagram("a-b|") { source in
            source.chunked { _, _ throws(Oops) in throw Oops() }.map { String($0) }
        }
        #expect(drawn == "--#")
    }
}

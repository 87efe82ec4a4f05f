import Streams
import Testing

@Suite(.hangLimit) struct IfEmptyTests {
    @Test(arguments: [
        ("--|", "--[x|]"), ("--a--|", "--a--|"), ("--#", "--#"), ("|", "[x|]"), ("#", "#"),
        ("-a-#", "-a-#"),
    ])
    func `ifEmpty(default:) stands in for no elements`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.ifEmpty(default: "x") } == result)
    }

    @Test(arguments: [
        ("--|", "-1-2|", "---1-2|"), ("--|", "#", "--#"), ("--|", "|", "--|"),
        ("--a--|", "-1-2|", "--a--|"), ("--#", "-1-2|", "--#"),
    ])
    func `ifEmpty(switchTo:) continues with another flow`(
        _ source: String, _ other: String, _ result: String
    ) { #expect(diagram(source, other) { $0.ifEmpty(switchTo: $1) } == result) }
}

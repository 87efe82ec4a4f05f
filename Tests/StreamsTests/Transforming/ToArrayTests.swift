import Streams
import Testing

@Suite(.hangLimit)
struct ToArrayTests {
    @Test(arguments: [
        ("--a--b--|", "--------[(ab)|]"), ("--a--#", "-----#"), ("|", "[()|]"), ("#", "#"),
        ("-a-", ""),
    ])
    func `toArray collects the elements`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.toArray().map { String($0) } } == result)
    }

    @Test func `toArray is a single`() async throws {
        let single: Single<[Int]> = Observable.of(1, 2).toArray()
        #expect(try await single.value == [1, 2])
    }

    @Test func `toArray says nothing after dispose`() {
        #expect(diagram("-a-b|", until: "--!") { $0.toArray() } == "")
    }
}

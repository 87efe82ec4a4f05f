import Streams
import Testing

@Suite(.hangLimit)
struct ReduceTests {
    @Test(arguments: [
        ("--1--2--3--|", "-----------[6|]"),
        ("-1-2-#", "-----#"),
        ("|", "[0|]"),
        ("#", "#"),
        ("-1-", ""),
    ])
    func `reduce delivers the result at the end`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) } } == result)
        #expect(
            diagram(source) { $0.reduce(into: 0) { $0 += $1.wholeNumberValue ?? 0 } } == result)
    }

    @Test func `reduce into a collection draws its marble`() {
        #expect(
            diagram("--a--b--b--|") { $0.reduce(into: "") { $0.append($1) } }
                == "-----------[(abb)|]")
    }

    @Test func `reduce fails where its closure throws`() {
        #expect(diagram("-a-b-|") { $0.reduce(0) { _, _ in throw Oops() } } == "-#")
        #expect(diagram("-a-b-|") { $0.reduce(into: 0) { _, _ in throw Oops() } } == "-#")
    }

    @Test func `reduce says nothing after dispose`() {
        #expect(diagram("-1-2|", until: "--!") { $0.reduce(0) { sum, _ in sum } } == "")
    }

    @Test(arguments: ["ending", "disposing"])
    func `reduce lets go of its closure`(_ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = subject.reduce(0) { sum, element in
                probe.touch()
                return sum + element
            }.subscribe()
            how == "ending" ? subject.onCompleted() : subscription.dispose()
        }
        #expect(isReleased)
    }
}

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

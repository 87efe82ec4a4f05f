import Streams
import Testing

@Suite(.virtualLimit) struct DebugTests {
    @Test(arguments: [
        ("ab|", ["subscribed", "next(a)", "next(b)", "completed", "disposed"]),
        ("#", ["subscribed", "error(#)", "disposed"]),
        ("", ["subscribed"]),
    ])
    func `debug tells what happens`(_ source: String, _ lines: [String]) {
        let told = Locked<[String]>([])
        let drawn = diagram(source) { source, _ in
            source.debug("x", to: { line in told.change { $0.append(line) } })
        }
        #expect(drawn == source)
        #expect(told.value == lines.map { "x -> \($0)" })
    }

    @Test func `debug tells that it was disposed`() {
        let log = Log()
        Single<Int>.never().debug("x", to: { log.note($0) }).subscribe().dispose()
        #expect(log.text == "x -> subscribed x -> disposed")
    }

    @Test func `debug says where it stands`() {
        let log = Log()
        Observable<Int>.never().debug(to: { log.note($0) }).subscribe()
        #expect(log.text == "StreamsTests/DebugTests.swift:\(#line - 1) -> subscribed")
    }

    @Test func `checkpoints collect in one error`() throws {
        let errors = Locked<[any Error]>([])
        Single<Int>.error(Oops()).checkpoint().map { $0 }.checkpoint()
            .subscribe(onFailure: { error in errors.change { $0.append(error) } })
        let error = try #require(errors.value.first as? CheckpointError)
        #expect(error.underlying as? Oops == Oops())
        #expect(error.places.count == 2)
        let place = "StreamsTests/DebugTests.swift:\(#line - 5)"
        #expect(error.description == "oops, at \(place), \(place)")
    }
}

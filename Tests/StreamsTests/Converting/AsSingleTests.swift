import Streams
import Testing

@Suite(.hangLimit)
struct AsSingleTests {
    @Test(arguments: [
        ("--a--|", "-----[a|]"),
        ("--a-b-|", "----#"),
        ("--|", "--#"),
        ("--a--#", "-----#"),
        ("#", "#"),
        ("|", "#"),
        ("[ab|]", "#"),
    ])
    func `asSingle delivers the only element`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.asSingle() } == result)
    }

    @Test(arguments: [
        (Observable<Int>.empty(), StreamError.noElements), (.of(1, 2), .moreThanOneElement),
    ])
    func `asSingle says what is wrong`(_ source: Observable<Int>, _ error: StreamError) async {
        await #expect(throws: error) { try await source.asSingle().value }
    }

    @Test func `asSingle says nothing after dispose`() {
        #expect(diagram("--a--|", until: "---!") { $0.asSingle() } == "")
    }

    @Test func `asSingle disposes its source at the second element`() {
        let subject = PublishSubject<Int>()
        subject.asSingle().subscribe { _ in }
        subject.onNext(1)
        subject.onNext(2)
        #expect(!subject.hasObservers)
    }

    @Test func `asSingle delivers an element that is nil`() async throws {
        #expect(try await Observable<Int?>.of(nil).asSingle().value == nil)
    }

    @Test func `asSingle of a single is the single`() async throws {
        #expect(try await Single.just(1).asSingle().value == 1)
    }
}

import Streams
import Testing

@Suite(.hangLimit)
struct IfEmptyTests {
    @Test(arguments: [
        ("--|", "--[x|]"), ("--a--|", "--a--|"), ("--#", "--#"), ("|", "[x|]"), ("#", "#"),
        ("-a-#", "-a-#"),
    ])
    func `ifEmpty(default:) stands in for no elements`(_ source: String, _ result: String) {
        #expect(diagram(source) { $0.ifEmpty(default: "x") } == result)
    }

    @Test(arguments: [
        ("--|", "-1-2|", "---1-2|"),
        ("--|", "#", "--#"),
        ("--|", "|", "--|"),
        ("--a--|", "-1-2|", "--a--|"),
        ("--#", "-1-2|", "--#"),
    ])
    func `ifEmpty(switchTo:) continues with another flow`(
        _ source: String, _ other: String, _ result: String
    ) {
        #expect(diagram(source, other) { $0.ifEmpty(switchTo: $1) } == result)
    }

    @Test func `ifEmpty says nothing after dispose`() {
        #expect(diagram("-|", "-1-2|", until: "---!") { $0.ifEmpty(switchTo: $1) } == "--1")
    }

    @Test func `disposing disposes what the stream continued with`() {
        let subject = PublishSubject<Int>()
        Observable.empty().ifEmpty(switchTo: subject.flow).subscribe().dispose()
        #expect(!subject.hasObservers)
    }

    @Test func `ifEmpty queues what its observer tells the source`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.ifEmpty(default: 0).subscribe(onNext: { element in
            log.note(element)
            if element == 1 { subject.onNext(2) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test func `ifEmpty of a single is a single`() async throws {
        let single: Single<Int> = Single.just(1).ifEmpty(default: 2)
        #expect(try await single.value == 1)
    }
}

import Streams
import Testing

@Suite(.virtualLimit) struct AsyncSubjectTests {
    @Test(arguments: [
        ("a--b--c--|", 0, "---------[c|]"),
        ("a-|", 5, "[a|]"), ("--|", 0, "--|"), ("a-#", 0, "--#"), ("a-#", 5, "#"), ("a--", 0, ""),
    ])
    func `observers hear the last element when the subject completes`(
        _ told: String, _ column: Int, _ result: String
    ) { #expect(AsyncSubject<Character>().drawn(told, from: column) == result) }

    @Test func `nothing is told behind the ending`() {
        let (subject, log) = (AsyncSubject<Int>(), Log())
        subject.subscribe { event in
            log.draw(event)
            subject.onNext(2)
            subject.onCompleted()
        }
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.text == "1 |")
    }

    @Test func `threads that race to complete tell one element`() {
        for _ in 0..<200 {
            let (subject, log) = (AsyncSubject<Int>(), Log())
            subject.draw(into: log)
            onThreads(4) { _ in
                subject.onNext(1)
                subject.onCompleted()
            }
            #expect(log.text == "1 |")
        }
    }
}

import Streams
import Testing

@Suite(.hangLimit)
struct ZipTests {
    @Test(arguments: [
        ("--a---b--|", "-1--2--3-|", "--A---B--|"),
        ("a-b-|", "-1|", "-A|"),
        ("ab|", "--1---2-|", "--A---[B|]"),
        ("a-#", "-1-2|", "-A#"),
        ("a|", "--#", "--#"),
        ("|", "-1-|", "|"),
        ("-1-|", "|", "|"),
        ("#", "-1-|", "#"),
        ("a-|", "----|", "----|"),
    ])
    func `zip pairs first with first`(_ left: String, _ right: String, _ result: String) {
        let drawn = diagram(left, right) { left, right in
            left.zip(right).map { $0.0.uppercased() }
        }
        #expect(drawn == result)
    }

    @Test func `a pair is a tuple`() {
        #expect(diagram("-a|", "1|") { $0.zip($1) } == "-[(\((Character("a"), Character("1"))))|]")
    }

    @Test func `zip says nothing after dispose`() {
        #expect(diagram("a-b|", "1-2|", until: "-!") { $0.zip($1).map(\.0) } == "a")
    }

    @Test func `zip fails where its selector throws`() {
        let drawn = diagram("a-b|", "1-2|") { left, right in
            Observable.zip(left, right) { left, right in
                if left == "b" { throw Oops() } else { right }
            }
        }
        #expect(drawn == "1-#")
    }

    @Test func `zip queues what its observer tells a source`() {
        let (left, right, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
        left.zip(right).subscribe(onNext: { pair in
            log.note(pair.0)
            if pair.0 == 1 {
                left.onNext(2)
                right.onNext(2)
            }
            log.note("end")
        })
        left.onNext(1)
        right.onNext(1)
        #expect(log.text == "1 end 2 end")
    }

    @Test func `a source that cannot be paired any more is disposed`() {
        let right = PublishSubject<Int>()
        let left = PublishSubject<Int>()
        Observable.zip(left, right) { $0 + $1 }.subscribe()
        left.onCompleted()
        #expect(!right.hasObservers)
    }

    @Test func `zip of singles is a single`() async throws {
        let single: Single<(Int, String)> = Single.zip(Single.just(1), Single.just("a"))
        #expect(try await single.value == (1, "a"))
    }

    @Test func `zip pairs what many threads tell`() {
        let (left, right, pairs) = (PublishSubject<Int>(), PublishSubject<Int>(), Locked(0))
        Observable.zip(left, right) { $0 == $1 }.subscribe(onNext: { isSame in
            if isSame { pairs.value += 1 }
        })
        onThreads(2) { thread in
            for index in 0..<5_000 { (thread == 0 ? left : right).onNext(index) }
        }
        #expect(pairs.value == 5_000)
    }
}

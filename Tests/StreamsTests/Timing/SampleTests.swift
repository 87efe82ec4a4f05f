import Streams
import Testing

@Suite(.virtualLimit) struct SampleTests {
    @Test(arguments: [
        ("-a-bc---d--|", "--x---x--x---x---|", "--a---c--d-|"),
        ("-a-------", "--x--x--x|", "--a------|"),
        ("-ab|", "-----x-x|", "-----[b|]"),
        ("-a-|", "--x---x|", "--a|"),
        ("-a-", "---|", "---[a|]"), ("-a---#", "--x", "--a--#"), ("-ab#", "-----x", "---#"),
        ("-a----", "--x-#", "--a-#"),
        ("|", "-x", "|"), ("---|", "|", "|"), ("#", "-x", "#"),
    ])
    func `sample delivers the latest`(_ source: String, _ sampler: String, _ result: String) {
        #expect(diagram(source, sampler) { $0.sample($1) } == result)
    }

    @Test(arguments: [("-a------|", "x-x-x----", "d-a-d---|"), ("-a--", "--x-|", "--a-[d|]")])
    func `sample fills gaps with the default value`(
        _ source: String, _ sampler: String, _ result: String
    ) { #expect(diagram(source, sampler) { $0.sample($1, defaultValue: "d") } == result) }

    @Test func `sample subscribes to the source first`() {
        #expect(Observable.of(1, 2).sample(Observable.just(())).drawnAtOnce() == "2 |")
    }

    @Test func `sample queues what its observer tells the sampler`() {
        let (source, sampler, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
        source.sample(sampler).subscribe(onNext: { element in
            log.note(element)
            if element < 3 {
                source.onNext(element + 1)
                sampler.onNext(())
            }
            log.note("end")
        })
        source.onNext(1)
        sampler.onNext(())
        #expect(log.text == "1 end 2 end 3 end")
    }

    @Test func `the ending of one disposes the other`() {
        let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
        source.sample(sampler).subscribe()
        source.onCompleted()
        #expect(!sampler.hasObservers)
    }
}

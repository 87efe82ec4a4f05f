import Streams
import Testing

@MainActor @Suite(.hangLimit) struct MainSchedulerTests {
    /// Not the shared one: there, work of other tests may be waiting.
    private let main = MainScheduler()

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `work without a delay runs at once on the main queue`(_ delay: Duration) {
        let log = Log()
        main.schedule(after: delay) { log.note("work") }
        log.note("back")
        #expect(log.text == "work back")
    }

    @Test func `work does not run inside other work`() async {
        let log = Log()
        await withCheckedContinuation { over in
            main.schedule {
                log.note("a")
                main.schedule {
                    log.note("b")
                    over.resume()
                }
                log.note("end")
            }
        }
        #expect(log.text == "a end b")
    }

    @Test func `work does not overtake what another thread has scheduled`() async {
        let log = Log()
        await withCheckedContinuation { over in
            onThreads(1) { _ in main.schedule { log.note("first") } }
            main.schedule {
                log.note("second")
                over.resume()
            }
            log.note("back")
        }
        #expect(log.text == "back first second")
    }

    @Test func `disposed work does not hold up the next`() async {
        let log = Log()
        onThreads(1) { _ in main.schedule { log.note("disposed") }.dispose() }
        await withCheckedContinuation { over in main.schedule { over.resume() } }
        main.schedule { log.note("at once") }
        #expect(log.text == "at once")
    }

    @Test func `other threads get work to the main thread`() async {
        await withCheckedContinuation { over in
            onThreads(1) { _ in
                Observable.just(1).observe(on: main).subscribe(onNext: { _ in
                    MainActor.assertIsolated()
                    over.resume()
                })
            }
        }
    }

    @Test func `a delay is waited for`() async {
        let log = Log()
        await withCheckedContinuation { over in
            main.schedule(after: .milliseconds(5)) {
                log.note("late")
                over.resume()
            }
            log.note("back")
        }
        #expect(log.text == "back late")
    }
}

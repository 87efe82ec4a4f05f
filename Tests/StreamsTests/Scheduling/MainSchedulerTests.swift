import Streams
import Testing

@MainActor @Suite(.hangLimit)
struct MainSchedulerTests {
    @Test(arguments: [Duration.zero, .seconds(-1)])
    func `work without a delay runs at once on the main queue`(_ delay: Duration) {
        let log = Log()
        MainScheduler.instance.schedule(after: delay) { log.note("work") }
        log.note("back")
        #expect(log.text == "work back")
    }

    @Test func `work does not run inside other work`() async {
        let log = Log()
        await withCheckedContinuation { over in
            MainScheduler.instance.schedule {
                log.note("a")
                MainScheduler.instance.schedule {
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
            onThreads(1) { _ in MainScheduler.instance.schedule { log.note("first") } }
            MainScheduler.instance.schedule {
                log.note("second")
                over.resume()
            }
            log.note("back")
        }
        #expect(log.text == "back first second")
    }

    @Test func `disposed work does not hold up the next`() async {
        let log = Log()
        onThreads(1) { _ in MainScheduler.instance.schedule { log.note("disposed") }.dispose() }
        await withCheckedContinuation { over in
            MainScheduler.instance.schedule { over.resume() }
        }
        MainScheduler.instance.schedule { log.note("at once") }
        #expect(log.text == "at once")
    }

    @Test func `other threads get work to the main thread`() async {
        await withCheckedContinuation { over in
            onThreads(1) { _ in
                Observable.just(1).observe(on: MainScheduler.instance).subscribe(onNext: { _ in
                    MainActor.assertIsolated()
                    over.resume()
                })
            }
        }
    }

    @Test func `a delay is waited for`() async {
        let log = Log()
        await withCheckedContinuation { over in
            MainScheduler.instance.schedule(after: .milliseconds(5)) {
                log.note("late")
                over.resume()
            }
            log.note("back")
        }
        #expect(log.text == "back late")
    }
}

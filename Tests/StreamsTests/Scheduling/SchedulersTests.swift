import Dispatch
import Streams
import Testing

@Suite(.hangLimit) struct SchedulersTests {
    /// As an app has it: a property of any scheduler, under the name of a function of libc.
    private struct Model: Sendable {
        let clock: any Scheduler

        func results(for typed: Observable<Int>) -> Observable<Int> {
            typed.debounce(.seconds(1), scheduler: clock).flatMapLatest { word in
                Observable.just(word).delay(.seconds(1), scheduler: clock)
                    .timeout(.seconds(5), scheduler: clock).observe(on: clock)
            }
        }
    }

    @Test func `a property may be any scheduler`() {
        let time = VirtualTimeScheduler()
        let drawn = time.draw(Model(clock: time).results(for: time.cold("-a|").map { _ in 1 }))
        #expect(drawn == "---[1|]")
    }

    @Test func `immediate work runs at once, whatever its delay`() {
        let (time, log) = (ImmediateScheduler(), Log())
        time.schedule(after: .seconds(5)) { log.note(time.now) }
        time.schedule(after: .seconds(-5)) { log.note(time.now) }
        #expect(log.text == "5.0 seconds 5.0 seconds")
    }

    @Test func `operators take no time on the immediate scheduler`() {
        let time = ImmediateScheduler()
        let source = Observable.of(1, 2)
        let second = Duration.seconds(1)
        #expect(source.delay(second, scheduler: time).drawnAtOnce() == "1 2 |")
        #expect(source.debounce(second, scheduler: time).drawnAtOnce() == "1 2 |")
        #expect(source.throttle(second, scheduler: time).drawnAtOnce() == "1 2 |")
        #expect(source.timeout(second, scheduler: time).drawnAtOnce() == "#")
        #expect(source.observe(on: time).drawnAtOnce() == "1 2 |")
        let ticks = Observable<Int>.interval(second, scheduler: time)
        #expect(ticks.map { if $0 < 3 { $0 } else { throw Oops() } }.drawnAtOnce() == "0 1 2 #")
    }

    @Test func `work of the current thread runs one after another`() {
        let (thread, log) = (CurrentThreadScheduler.instance, Log())
        thread.schedule {
            log.note("a")
            thread.schedule { log.note("b") }
            thread.schedule { log.note("c") }.dispose()
            thread.schedule(after: .seconds(-1)) { log.note("d") }
            log.note("end")
        }
        log.note("back")
        #expect(log.text == "a end b d back")
    }

    @Test func `the current thread waits for what is due later`() {
        let (thread, log) = (CurrentThreadScheduler.instance, Log())
        let start = thread.now
        thread.schedule {
            thread.schedule(after: .milliseconds(300)) { log.note("late") }
            thread.schedule(after: .milliseconds(5)) { log.note("early") }
            thread.schedule(after: .seconds(600)) { log.note("never") }.dispose()
        }
        #expect(log.text == "early late")
        #expect(thread.now - start >= .milliseconds(300))
    }

    @Test func `each thread has its own work`() {
        let log = Log()
        CurrentThreadScheduler.instance.schedule {
            onThreads(1) { _ in CurrentThreadScheduler.instance.schedule { log.note("other") } }
            log.note("this")
        }
        #expect(log.text == "other this")
    }

    @Test func `a task does not wait for the thread that made it`() async {
        let (log, over) = (Log(), Latch())
        // On a thread of its own: the task needs one of those that tests run on.
        await withCheckedContinuation { end in
            DispatchQueue(label: "maker").async {
                CurrentThreadScheduler.instance.schedule {
                    Task {
                        CurrentThreadScheduler.instance.schedule { log.note("task") }
                        over.open()
                    }
                    over.wait()
                    log.note("this")
                }
                end.resume()
            }
        }
        #expect(log.text == "task this")
    }

    /// Runs tasks on the thread that asks for it, when it does.
    private final class Later: TaskExecutor {
        private let jobs = Locked<[UnownedJob]>([])

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.change { $0.append(job) }
        }

        func run() { for job in jobs.value { job.runSynchronously(on: asUnownedTaskExecutor()) } }
    }

    @Test func `a task that comes to its thread later does not wait for it`() {
        let (log, later) = (Log(), Later())
        CurrentThreadScheduler.instance.schedule {
            Task(executorPreference: later) {
                CurrentThreadScheduler.instance.schedule { log.note("task") }
                log.note("over")
            }
        }
        later.run()
        #expect(log.text == "task over")
    }

    @Test func `work that schedules itself takes no stack on the current thread`() {
        let left = Locked(100_000)
        @Sendable func again() {
            left.value -= 1
            if left.value > 0 { CurrentThreadScheduler.instance.schedule { again() } }
        }
        CurrentThreadScheduler.instance.schedule { again() }
        #expect(left.value == 0)
    }

    @Test func `concurrent work runs on several threads`() {
        let (scheduler, both, over) = (QueueScheduler.concurrent(), Latch(2), Latch(2))
        for _ in 0..<2 {
            scheduler.schedule {
                both.open()
                if both.wait() { over.open() }
            }
        }
        #expect(over.wait())
    }

    @Test func `a stream on a concurrent scheduler keeps its order`() {
        let (log, over) = (Log(), Latch())
        Observable.from(1...9).observe(on: QueueScheduler.concurrent())
            .subscribe(onNext: { log.note($0) }, onCompleted: { over.open() })
        over.wait()
        #expect(log.text == "1 2 3 4 5 6 7 8 9")
    }

    @Test func `virtual time can start anywhere`() {
        let time = VirtualTimeScheduler(now: .seconds(100))
        let stamped = Observable.just(1).delay(.seconds(2), scheduler: time).timestamp(time)
            .map { $0.time.components.seconds }
        #expect(time.draw(stamped) == "--[(102)|]")
        #expect(time.now == .seconds(102))
    }
}

import Streams
import Testing

@Suite(.hangLimit) struct AsyncContract {
    /// A single that tells when it is subscribed to and when it is disposed, and nothing else.
    private func silent(_ started: Signal, _ disposed: Signal = Signal()) -> Single<Int> {
        .create { _ in
            started.send()
            return Disposables.create { disposed.send() }
        }
    }

    @Test func `cancelling a task that awaits a value disposes the subscription`() async {
        let (started, disposed) = (Signal(), Signal())
        let single = silent(started, disposed)
        let task = Task { try await single.value }
        await started.wait()
        task.cancel()
        await disposed.wait()
        #expect(disposed.isSent)
    }

    @Test func `cancelling a task that awaits a value throws CancellationError`() async {
        let started = Signal()
        let single = silent(started)
        let task = Task { try await single.value }
        await started.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `a task that was cancelled before does not subscribe`() async {
        let (mayBegin, log) = (Signal(), Log())
        let single = log.noting("runs", Single<Int>.never())
        let task = Task {
            await mayBegin.wait()
            return try await single.value
        }
        task.cancel()
        mayBegin.send()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.text == "")
    }

    @Test func `leaving a loop over values disposes the subscription`() async throws {
        let disposed = Signal()
        let stream = Observable.just(1).concat(silent(Signal(), disposed).asObservable())
        for try await _ in stream.values(buffering: .unbounded) { break }
        await disposed.wait()
        #expect(disposed.isSent)
    }

    @Test func `cancelling a loop over values throws CancellationError`() async {
        let started = Signal()
        let stream = silent(started)
        let task = Task { for try await _ in stream.values(buffering: .unbounded) {} }
        await started.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `cancelling ends a source that holds the thread which awaits`() async {
        let begun = Signal()
        let endless = Observable.from(0...).do(onNext: { if $0 == 100 { begun.send() } })
        let values = Task.detached { for try await _ in endless.values(buffering: .newest(1)) {} }
        await begun.wait()
        values.cancel()
        await #expect(throws: CancellationError.self) { try await values.value }

        let begunAgain = Signal()
        let silent = Observable.from(0...).do(onNext: { if $0 == 100 { begunAgain.send() } })
            .filter { _ in false }.first()
        let value = Task.detached { _ = try await silent.value }
        await begunAgain.wait()
        value.cancel()
        await #expect(throws: CancellationError.self) { try await value.value }
    }

    @Test(
        arguments: [
            (.unbounded, "1 2 3 4 |"), (.newest(2), "3 4 |"), (.oldest(2), "1 2 |"),
            (.failing(2), "1 2 wanted a reader within 2 elements, found it behind"),
            (.failing(4), "1 2 3 4 |"),
        ] as [(Buffering, String)])
    func `values follow the buffering policy`(_ buffering: Buffering, _ expected: String) async {
        let log = Log()
        do {
            for try await element in Observable.of(1, 2, 3, 4).values(buffering: buffering) {
                log.note(element)
            }
            log.note("|")
        } catch { log.note(error) }
        #expect(log.text == expected)
    }

    @Test func `an error is thrown after the elements before it`() async {
        let log = Log()
        let stream = Observable.just(1).concat(.error(Oops()))
        do {
            for try await element in stream.values(buffering: .unbounded) { log.note(element) }
        } catch { log.note(error) }
        #expect(log.text == "1 oops")
    }

    @MainActor @Test func `the main actor gets its own events at once, and in order`() {
        var text = ""
        Observable.of(1, 2, 3).subscribe(onMain: { text += "\($0)" }, onCompleted: { text += "|" })
        #expect(text == "123|")
    }

    @MainActor
    @Test func `the main actor gets no event before those sent earlier by other threads`() async {
        let (subject, log) = (PublishSubject<Int>(), Log())
        await withCheckedContinuation { over in
            subject.subscribe(onMain: { log.note($0) }, onCompleted: { over.resume() })
            onThreads(1) { _ in for element in [1, 2] { subject.onNext(element) } }
            subject.onNext(3)
            log.note("back")
            subject.onCompleted()
        }
        #expect(log.text == "back 1 2 3")
    }

    @MainActor @Test func `the main actor gets an event sent during a delivery after it`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.subscribe(onMain: { element in
            log.note(element)
            if element < 3 { subject.onNext(element + 1) }
            log.note("end")
        })
        subject.onNext(1)
        #expect(log.text == "1 end 2 end 3 end")
    }

    @MainActor @Test func `after dispose on the main actor nothing is delivered there`() async {
        let (subject, log) = (PublishSubject<Int>(), Log())
        let subscription = subject.subscribe(onMain: { log.note($0) })
        // It waits for a turn of the main queue.
        onThreads(1) { _ in subject.onNext(1) }
        subscription.dispose()
        subject.onNext(2)
        await withCheckedContinuation { over in QueueScheduler.main.schedule { over.resume() } }
        #expect(log.text == "")
    }
}

import Streams
import Testing

@Suite(.hangLimit) struct ValueTests {
    @Test func `a task may be cancelled while threads resolve`() async {
        for _ in 0..<100 {
            let (single, started) = (PublishSubject<Int>(), Signal())
            let task = Task {
                try await single.do(onSubscribed: { started.send() }).asSingle().value
            }
            await started.wait()
            onThreads(2) { thread in
                guard thread == 0 else { return task.cancel() }
                single.onNext(1)
                single.onCompleted()
            }
            let result = await task.result
            #expect(throws: Never.self) {
                do { _ = try result.get() } catch is CancellationError {}
            }
        }
    }

    @Test func `each iteration subscribes anew`() async throws {
        let (runs, log) = (Locked(0), Log())
        let values = Single.deferred { .just(runs.increment()) }
            .values(buffering: .unbounded)
        for _ in 0..<2 { for try await element in values { log.note(element) } }
        #expect(log.text == "1 2")
    }

    @Test func `an endless source stops where its reader falls behind`() async {
        let log = Log()
        do {
            for try await element in Observable.from(0...).values(buffering: .failing(2)) {
                log.note(element)
            }
        } catch { log.note(error) }
        #expect(log.text == "0 1 wanted a reader within 2 elements, found it behind")
    }

    @MainActor @Test func `values are read on the main actor`() async throws {
        var sum = 0
        for try await element in Observable.of(1, 2).values(buffering: .unbounded) {
            sum += element
        }
        #expect(sum == 3)
    }

    @Test func `a finished loop is not a cancelled one`() async throws {
        var iterator = Observable.of(1).values(buffering: .unbounded).makeAsyncIterator()
        #expect(try await [iterator.next(), iterator.next(), iterator.next()] == [1, nil, nil])
    }

    @Test func `a cancelled loop reads no more of what waits`() async {
        let log = Log()
        let task = Task {
            var iterator = Observable.of(1, 2, 3).values(buffering: .unbounded).makeAsyncIterator()
            log.note(try await iterator.next() ?? 0)
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: CancellationError.self) { try await iterator.next() }
            log.note(try await iterator.next() ?? 0)
        }
        await #expect(throws: Never.self) { try await task.value }
        #expect(log.text == "1 0")
    }

    @Test func `a task that was cancelled before does not subscribe to values`() async {
        let log = Log()
        let stream = log.noting("runs", Observable<Int>.just(1))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for try await _ in stream.values(buffering: .unbounded) {}
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.text == "")
    }

    @Test func `an error is thrown once`() async throws {
        var iterator = Observable<Int>.error(Oops()).values(buffering: .unbounded)
            .makeAsyncIterator()
        await #expect(throws: Oops()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `an error that a loop waits for is thrown once`() async throws {
        let subject = PublishSubject<Int>()
        var iterator = subject.values.makeAsyncIterator()
        // The loop waits in the turn in which the task below runs, or reads the error at once.
        Task { @MainActor in subject.onError(Oops()) }
        await #expect(throws: Oops()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `a cancelled loop throws once`() async {
        let task = Task { () async throws in
            var iterator = Observable.of(1, 2).values.makeAsyncIterator()
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: CancellationError.self) { try await iterator.next() }
            #expect(try await iterator.next() == nil)
        }
        await #expect(throws: Never.self) { try await task.value }
    }

    @Test(arguments: [Buffering.unbounded, .failing(.max)])
    func `values pass between threads in order`(_ buffering: Buffering) async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values(buffering: buffering).makeAsyncIterator()
        Task.detached {
            for element in 0..<10_000 { subject.onNext(element) }
            subject.onCompleted()
        }
        var (iterator, count) = (values, 0)
        while let element = try await iterator.next() {
            #expect(element == count)
            count += 1
        }
        #expect(count == 10_000)
    }

    @Test func `what waits is released with the iterator`() async throws {
        weak var left: Probe?
        do {
            let subject = PublishSubject<Probe>()
            var iterator = subject.values(buffering: .unbounded).makeAsyncIterator()
            for _ in 0..<3 { subject.onNext(Probe()) }
            left = try await iterator.next()
            subject.onNext(Probe())
            left = try await iterator.next()
        }
        #expect(left == nil)
    }
}

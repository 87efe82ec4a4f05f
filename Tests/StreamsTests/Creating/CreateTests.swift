import Streams
import Testing

@Suite(.hangLimit) struct CreateTests {
    @Test(arguments: [
        ([Event.next(1), .next(2), .completed], "1 2 |"),
        ([.next(1), .error(Oops())], "1 #"),
        ([.completed, .next(1)], "|"),
        ([.next(1)], "1"), ([], ""),
    ])
    func `create delivers what its observer is told`(_ events: [Event<Int>], _ result: String) {
        let flow = Observable<Int>.create { observer in
            for event in events { observer.on(event) }
            return Disposables.create()
        }
        #expect(flow.drawnAtOnce() == result)
    }

    @Test func `asynchronous code makes a single`() async throws {
        #expect(try await Single(async: { await later(1) }).value == 1)
    }

    @Test func `asynchronous code that throws fails the single`() async {
        await #expect(throws: Oops()) { try await Single<Int>(async: { throw Oops() }).value }
    }

    @Test func `disposing cancels the task of asynchronous code`() async {
        let (started, cancelled, never) = (Signal(), Signal(), Signal())
        let subscription = Single<Void>(async: {
            await withTaskCancellationHandler {
                started.send()
                await never.wait()
            } onCancel: {
                cancelled.send()
            }
        }).subscribe()
        await started.wait()
        subscription.dispose()
        await cancelled.wait()
        never.send()
        #expect(cancelled.isSent)
    }
}

private func later(_ number: Int) async -> Int { number }

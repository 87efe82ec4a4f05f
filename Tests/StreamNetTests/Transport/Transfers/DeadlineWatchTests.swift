import Locks
@testable import StreamNet
import Testing

@Suite(.hangLimit) struct DeadlineWatchTests {
    /// Counts how often its transfer is checked.
    private final class Handle: TransferHandle {
        let checks = Atomic(0)
        let cancellations = Atomic(0)

        var hasPendingEvents: Bool {
            checks.add(1, ordering: .relaxed)
            return false
        }
        var canPause: Bool { false }
        func pause() {}
        func resume() {}
        func cancel() { cancellations.add(1, ordering: .relaxed) }
    }

    private func transfer(
        silentFor limit: Duration, _ handle: Handle,
        _ resolve: @escaping Transfer.Resolve = { _ in }
    ) throws -> Transfer {
        let call = try Call(
            Endpoint(
                url: Download.url, attributes: [.timeout(.seconds(3600)), .idleTimeout(limit)]))
        let transfer = Transfer(call.request, call, resolve)
        #expect(transfer.begin(handle))
        return transfer
    }

    @Test func `silent transfers are checked once until a deadline may have passed`() async throws {
        let watch = DeadlineWatch()
        let silent = Handle()
        let transfers = try (1...100).map { _ in try transfer(silentFor: .seconds(3600), silent) }
        for transfer in transfers { watch.add(transfer) }
        let rounds = 3
        let one = Handle()
        for _ in 1...rounds {
            let outcome = await withCheckedContinuation { continuation in
                do {
                    let limit = Duration.milliseconds(50)
                    watch.add(
                        try transfer(silentFor: limit, one) {
                            continuation.resume(returning: Outcome($0))
                        })
                } catch {
                    continuation.resume(returning: .unknown("\(error)"))
                }
            }
            #expect(outcome == .failure(.timedOut(.idle, after: .milliseconds(50))))
        }
        #expect(silent.checks.load(ordering: .relaxed) == transfers.count)
        #expect(one.checks.load(ordering: .relaxed) >= rounds)
    }

    /// Ticks have numbers; a transfer is due at its own, and at none before or after.
    @Test func `a transfer is due once, at its tick`() throws {
        let one = try transfer(silentFor: .seconds(3600), Handle())
        let id = ObjectIdentifier(one)
        func due(at ticks: [Int], _ state: inout DeadlineWatch.State) -> [Int?] {
            ticks.map { state.due(at: $0)?.count }
        }
        for n in [2, 3, 100] {
            var state = DeadlineWatch.State()
            state.new[id] = one
            #expect(due(at: [1], &state) == [1])
            state.set(n, for: id)
            #expect(due(at: [n - 1, n, n + 1], &state) == [0, 1, 0])
            // One that is late is due at the next tick, and ticks that were missed count.
            state.set(n, for: id)
            #expect(due(at: [n + 1, n + 2], &state) == [0, 1])
            state.set(n + 5, for: id)
            #expect(due(at: [n + 9, n + 10], &state) == [1, 0])
            state.set(n + 20, for: id)
            #expect(state.remove(id) === one)
            #expect(state.remove(id) == nil)
            // What was removed while it was checked is not set again.
            state.set(n + 20, for: id)
            #expect(due(at: [n + 20], &state) == [nil])
            #expect(state.new.isEmpty && state.checked.isEmpty && state.byTick.isEmpty)
        }
    }

    @Test func `a deadline is met at the first tick behind it`() throws {
        let (watch, handle) = (DeadlineWatch(), Handle())
        let limit = Duration.seconds(60)
        let one = try transfer(silentFor: limit, handle)
        let deadline = one.state.withLock { $0.clock.lastByte } + limit
        // Not by `add`, which would start the timer.
        watch.state.withLock { $0.new[ObjectIdentifier(one)] = one }
        var cancellations: Int { handle.cancellations.load(ordering: .relaxed) }
        func time(_ tick: Int) -> ContinuousClock.Instant {
            watch.begun + DeadlineWatch.tick * tick
        }
        var n = 0
        while time(n) < deadline { n += 1 }
        #expect(watch.check(time(0)))
        #expect(watch.check(time(n - 1)))
        #expect(cancellations == 0)
        // Only the first look at it has looked at its limits.
        #expect(handle.checks.load(ordering: .relaxed) == 1)
        #expect(watch.check(time(n)))
        #expect(cancellations == 1)
        #expect(!one.isWanted)
        watch.remove(one)
        #expect(!watch.check(time(n + 1)))
        #expect(cancellations == 1)
    }

    @Test func `a timer rests after a tick without work, and can be started again`() async {
        let timer = DeadlineTimer(every: .milliseconds(1))
        let total = Atomic(0)
        for n in 1...3 {
            let (ticks, ticked) = AsyncStream.makeStream(of: Int.self)
            let number = Atomic(0)
            let tick: @Sendable () -> Bool = {
                total.add(1, ordering: .relaxed)
                let tick = number.add(1, ordering: .relaxed).newValue
                // Does nothing, as it is ticking.
                if tick == 1 { timer.start { total.add(100, ordering: .relaxed).newValue < 0 } }
                ticked.yield(tick)
                return tick < n
            }
            timer.start(tick)
            // At last it looks once more, as there may be work by then.
            for await number in ticks where number == n + 1 { break }
        }
        #expect(total.load(ordering: .relaxed) == 2 + 3 + 4)
    }

    @Test func `a timer does not rest if there is work by then`() async {
        let timer = DeadlineTimer(every: .milliseconds(1))
        let (ticks, ticked) = AsyncStream.makeStream(of: Int.self)
        let number = Atomic(0)
        timer.start {
            ticked.yield(number.add(1, ordering: .relaxed).newValue)
            // None at the first tick, some at the look behind it, and none from the fourth on.
            return [2, 3].contains(number.load(ordering: .relaxed))
        }
        for await number in ticks where number == 5 { break }
        let isTicking = timer.isTicking.load(ordering: .acquiring)
        #expect(!isTicking)
    }
}

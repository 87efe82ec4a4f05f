import Foundation
import Synchronization
import Testing

@testable import StreamNet

@Suite(.hangLimit) struct DeadlineWatchTests {
    /// Counts how often its transfer is checked.
    private final class Handle: TransferHandle {
        let checks = Atomic(0)

        var hasPendingEvents: Bool {
            checks.add(1, ordering: .relaxed)
            return false
        }
        var canPause: Bool { false }
        func pause() {}
        func resume() {}
        func cancel() {}
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
}

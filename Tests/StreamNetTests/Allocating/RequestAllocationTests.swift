import Allocations
import Foundation
import StreamNet
import Testing

/// The most that a request may allocate beside its transport, in a debug build, which allocates
/// more than an optimised one; `Benchmarks` counts that.
@Suite(.enabled(if: allocations_are_counted()), .hangLimit)
struct RequestAllocationTests {
    @Test(arguments: RequestBudget.all)
    func `a hundred requests allocate no more than`(_ budget: RequestBudget) {
        #expect(allocations(of: budget.send) <= budget.limit)
    }

    @Test func `a hundred responses out of a cache on a disk allocate no more than`() throws {
        let folder = try TemporaryFolder()
        let disk = RequestBudget(
            "disk", 0, attributes: [.cache(DiskCache(in: folder.url)), .caching(.standard)],
            response: Response(headers: ["Cache-Control": "max-age=3600", "ETag": "\"1\""]))
        #expect(allocations(of: disk.send) <= 8_500)
    }

    @Test func `a log that shows nothing allocates nothing`() {
        struct Idle: Plugin {}
        let idle = RequestBudget("idle", 0, plugins: [Idle()])
        let log = RequestBudget("log", 0, plugins: [RequestLog([]) { _ in }])
        #expect(allocations(of: log.send) == allocations(of: idle.send))
    }

    @Test func `a log makes no text of a response that nobody reads`() {
        let failures = RequestBudget("failures", 0, plugins: [RequestLog(.mappingFailure) { _ in }])
        let results = RequestBudget("results", 0, plugins: [RequestLog(.delivery) { _ in }])
        #expect(allocations(of: failures.send) < allocations(of: results.send))
    }

    @Test func `what is kept of a traced request has at most 2 KB`() {
        func kept(_ attributes: Attributes) -> Int {
            let provider = Provider<Kept>(backend: .stub(Response()), attributes: attributes)
            var responses: [Response] = []
            responses.reserveCapacity(200)
            for _ in 0..<10 { provider.rx(Kept()).subscribe(onSuccess: { _ in }) }
            let before = allocations_live_bytes()
            for _ in 0..<100 {
                if let response = try? provider.rx(Kept()).outcome?.get() {
                    responses.append(response)
                }
            }
            return withExtendedLifetime(responses) { allocations_live_bytes() - before } / 100
        }
        let bytes = kept(.tracing()) - kept(.tracing(false))
        #expect((1...2_048).contains(bytes), "\(bytes) bytes")
    }

    /// The blocks that a hundred requests allocate, after some that allocate what is made once.
    private func allocations(of send: () -> Void) -> Int {
        for _ in 0..<10 { send() }
        let before = allocations_count()
        for _ in 0..<100 { send() }
        return allocations_count() - before
    }
}

private struct Kept: Target {
    let baseURL = URL(string: "https://shop.host")!
    let path: Path = "items"
}

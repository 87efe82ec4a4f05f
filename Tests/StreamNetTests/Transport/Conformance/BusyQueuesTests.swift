import Dispatch
import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Bodies that are read while the program keeps the system's queues busy.
    @Suite struct BusyQueues {
        /// It takes all threads of the process for background work, so that it has one of its own.
        @Test(arguments: Contender.all.indices)
        func `a body is read though all background work is blocked`(index: Int) async {
            await #expect(processExitsWith: .success) { [index = index as Int] in
                let release = DispatchSemaphore(value: 0)
                for _ in 1...600 {
                    DispatchQueue.global(qos: .utility).async { release.wait(upTo: .hangLimit) }
                }
                let folder = try TemporaryFolder()
                let bytes = Data(count: 600_000)
                let server = try LoopbackServer { try $0.respond(body: "\($0.request.body.count)") }
                let backend = Contender.all[index].backend
                for kind in BodyKind.allCases {
                    let put = try server.endpoint("PUT /", payload: kind.payload(bytes, in: folder))
                    let count = try put.encoded().body?.collected().count ?? 0
                    #expect(await backend.outcome(put) == .response(200, "\(count)"))
                }
                for _ in 1...600 { release.signal() }
            }
        }
    }
}

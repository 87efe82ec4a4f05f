import Foundation
import ResponseMapper

@testable import GitHubClient

extension Client {
    /// A client whose requests are answered by stubs.
    static func stubbed(
        _ stubs: Stubs<AnyTarget>, clock: VirtualTimeScheduler = VirtualTimeScheduler()
    ) -> Client { Client(hosts: hosts, cache: MemoryCache(), backend: stubs, clock: clock) }

    private static let hosts: [HostName: URL] = [
        .hub: URL(string: "https://hub.host")!, .builds: URL(string: "https://builds.host")!,
    ]
}

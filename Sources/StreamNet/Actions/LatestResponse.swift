import Synchronization

/// The latest response of a call.
final class LatestResponse: Sendable {
    private let latest = Mutex<Response?>(nil)

    var response: Response? { latest.withLock { $0 } }

    func onResponse(_ response: Response) {
        // The former one is released after the lock.
        _ = latest.withLock { exchange(&$0, with: response) }
    }
}

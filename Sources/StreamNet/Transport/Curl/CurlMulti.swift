import CurlBinding

/// libcurl's multi handle: many transfers and their connections, on one thread.
// Unchecked: the pointer never changes; waking is for any thread, all else for the loop's.
final class CurlMulti: @unchecked Sendable {
    private let multi: curl_binding_multi

    /// Makes one that keeps up to so many connections open; nil where there are no descriptors
    /// left, or no memory.
    init?(keeping connections: Int) {
        guard let multi = curl_binding_multi_init(connections) else { return nil }
        self.multi = multi
    }

    deinit { curl_binding_multi_cleanup(multi) }

    func add(_ easy: CurlEasy) throws(CurlError) {
        // Its codes are others than those of transfers; it fails only for want of memory.
        if curl_binding_multi_add(multi, easy.handle) != 0 {
            throw CurlError(code: CurlError.outOfMemory)
        }
    }

    /// Closes its connection, unless it is done with it.
    func remove(_ easy: CurlEasy) { curl_binding_multi_remove(multi, easy.handle) }

    /// Sends and receives what can be without waiting.
    func perform() { curl_binding_multi_perform(multi) }

    /// A handle that has ended, and its code; each is told once.
    func nextEnded() -> (handle: curl_binding_easy, code: Int32)? {
        var code: Int32 = 0
        return curl_binding_multi_next_ended(multi, &code).map { ($0, code) }
    }

    /// Waits until there is something to do, or for so long.
    func wait(atMost limit: Duration?) {
        curl_binding_multi_wait(multi, limit.map { Int32($0 / .milliseconds(1)) } ?? 60_000)
    }

    /// Ends the wait, or the next one.
    func wake() { curl_binding_multi_wake(multi) }
}

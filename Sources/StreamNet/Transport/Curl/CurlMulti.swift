import CShims

/// libcurl's multi handle: many transfers and their connections, on one thread.
// Unchecked: the pointer never changes; all but `wake` is called on the loop's thread only.
final class CurlMulti: @unchecked Sendable {
    private let multi: curl_binding_multi

    /// Makes a handle that keeps `connections` open; nil without file descriptors or memory left.
    init?(keeping connections: Int) {
        guard let multi = curl_binding_multi_init(connections) else { return nil }
        self.multi = multi
    }

    deinit { curl_binding_multi_cleanup(multi) }

    func add(_ easy: CurlEasy) throws(CurlError) {
        // The codes are not those of transfers (`CURLcode`); adding fails only for lack of memory.
        if curl_binding_multi_add(multi, easy.handle) != 0 {
            throw CurlError(code: CurlError.outOfMemory)
        }
    }

    /// Removes a handle, and closes its connection unless the transfer on it is complete.
    func remove(_ easy: CurlEasy) { curl_binding_multi_remove(multi, easy.handle) }
    func perform() { curl_binding_multi_perform(multi) }

    /// Returns a handle whose transfer has ended, and its result code; each is returned once.
    func nextEnded() -> (handle: curl_binding_easy, code: Int32)? {
        var code: Int32 = 0
        return curl_binding_multi_next_ended(multi, &code).map { ($0, code) }
    }

    /// Waits until there is something to do, or `other` can be read; a minute if `limit` is nil.
    func wait(atMost limit: Duration?, or other: Int32 = -1) {
        let milliseconds = limit.map { min(60_000, ($0 / .milliseconds(1)).rounded(.up)) }
        curl_binding_multi_wait(multi, other, Int32(milliseconds ?? 60_000))
    }

    /// Leaves it to the caller to watch the sockets, and to `act`.
    // The context outlives its use by the handle.
    func watch(
        _ context: UnsafeMutableRawPointer, _ watch: @escaping curl_binding_watch,
        _ timer: @escaping curl_binding_timer
    ) { curl_binding_multi_watch(multi, context, watch, timer) }

    /// Does what can be done on a socket that is ready; on -1, what is due.
    func act(on socket: Int32, _ what: Int32) { curl_binding_multi_act(multi, socket, what) }
    /// Ends the current wait, or the next one.
    func wake() { curl_binding_multi_wake(multi) }
}

import CShims

/// A multi handle of libcurl, which makes several connections at a time. Used on the thread of its
/// loop only.
final class CurlMulti {
    private let multi: curl_binding_multi

    /// Makes a handle; nil without file descriptors or memory left.
    init?() {
        guard let multi = curl_binding_multi_init() else { return nil }
        self.multi = multi
    }

    deinit { curl_binding_multi_cleanup(multi) }

    func add(_ easy: CurlEasy) throws(CurlError) {
        // The codes are not those of transfers (`CURLcode`); adding fails only for lack of memory.
        if curl_binding_multi_add(multi, easy.handle) != 0 {
            throw CurlError(code: CurlError.outOfMemory)
        }
    }

    /// Removes a handle, and closes its connection.
    func remove(_ easy: CurlEasy) { curl_binding_multi_remove(multi, easy.handle) }

    /// Returns a handle whose connection is made, and the result code; each is returned once.
    func nextEnded() -> (handle: curl_binding_easy, code: Int32)? {
        var code: Int32 = 0
        return curl_binding_multi_next_ended(multi, &code).map { ($0, code) }
    }

    /// Leaves it to the caller to watch the sockets, and to `act`.
    // The context outlives its use by the handle.
    func watch(
        _ context: UnsafeMutableRawPointer, _ watch: @escaping curl_binding_watch,
        _ timer: @escaping curl_binding_timer
    ) { curl_binding_multi_watch(multi, context, watch, timer) }

    /// Does what can be done on a socket that is ready; on -1, what is due.
    func act(on socket: Int32, _ what: Int32) { curl_binding_multi_act(multi, socket, what) }
}

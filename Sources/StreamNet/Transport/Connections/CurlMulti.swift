import CShims

/// The multi handle by which libcurl makes connections. Used on the loop's thread only.
final class CurlMulti {
    private let multi: curl_binding_multi
    private let poller: Poller
    /// The sockets of the connections that are being made, with what each is watched for.
    private var sockets: [Int32: Int32] = [:]
    private var due: ContinuousClock.Instant?

    /// Makes a handle; nil without file descriptors or memory left.
    init?(_ poller: Poller) {
        guard let multi = curl_binding_multi_init() else { return nil }
        (self.multi, self.poller) = (multi, poller)
        // Unretained: libcurl calls back only while it is called, which this object does.
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_binding_multi_watch(
            multi, context,
            { _, socket, what, context, _ in
                let isOver = Int32(what) & Int32(CURL_BINDING_REMOVED) != 0
                CurlMulti.at(context).watch(socket, for: isOver ? 0 : what)
                return 0
            },
            { _, milliseconds, context in
                CurlMulti.at(context).due =
                    milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
                return 0
            })
    }

    deinit { curl_binding_multi_cleanup(multi) }

    private static func at(_ context: UnsafeMutableRawPointer) -> CurlMulti {
        Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue()
    }

    /// Watches a socket while its connection is made; for no events, ends this.
    func watch(_ socket: Int32, for events: Int32) {
        poller.watch(socket, for: events, before: sockets[socket] ?? 0)
        sockets[socket] = events == 0 ? nil : events
    }

    func add(_ easy: CurlEasy) throws(CurlError) {
        // The codes are not those of transfers (`CURLcode`); adding fails only for lack of memory.
        if curl_binding_multi_add(multi, easy.handle) != 0 { throw .outOfMemory }
    }

    /// Removes a handle, and closes its connection.
    func remove(_ easy: CurlEasy) { curl_binding_multi_remove(multi, easy.handle) }

    var wait: Duration? { due.map { max(.zero, $0 - .now) } }

    func act() {
        guard let due, due <= .now else { return }
        self.due = nil
        curl_binding_multi_act(multi, -1, 0)
    }

    func act(on ready: curl_binding_ready) {
        if sockets[ready.socket] != nil { curl_binding_multi_act(multi, ready.socket, ready.what) }
    }

    /// Returns a handle whose connection is made, and the result code; each is returned once.
    func nextEnded() -> (handle: curl_binding_easy, code: Int32)? {
        var code: Int32 = 0
        return curl_binding_multi_next_ended(multi, &code).map { ($0, code) }
    }
}

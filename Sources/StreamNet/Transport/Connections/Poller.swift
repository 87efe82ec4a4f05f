import CShims

/// The sockets of a loop that are watched for being ready, and what wakes it.
// Unchecked: the descriptors never change; all but `wake` is called on the loop's thread only.
final class Poller: @unchecked Sendable {
    private let descriptor: Int32
    private let waker: Int32
    private var ready = [curl_binding_ready](repeating: .init(), count: 64)

    init?() {
        var waker: Int32 = -1
        descriptor = curl_binding_epoll_init(&waker)
        self.waker = waker
        if descriptor < 0 { return nil }
    }

    deinit {
        if descriptor < 0 { return }
        curl_binding_close(waker)
        curl_binding_close(descriptor)
    }

    /// Watches a socket for these events, 0 for none; `before` are those before.
    func watch(_ socket: Int32, for events: Int32, before: Int32) {
        if events != before { curl_binding_epoll_set(descriptor, socket, before, events) }
    }

    /// Returns the sockets that are ready: at once, after `limit`, or when it is woken.
    func wait(atMost limit: Duration?) -> ArraySlice<curl_binding_ready> {
        let milliseconds = limit.map { min(60_000, ($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        let count = curl_binding_epoll_ready(descriptor, &ready, 64, Int32(milliseconds))
        return ready[..<Int(count)]
    }

    /// Ends the current wait, or the next one. May be called on any thread.
    func wake() { curl_binding_wake(waker) }
}

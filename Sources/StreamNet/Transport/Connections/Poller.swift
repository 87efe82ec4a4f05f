import CShims

/// The sockets of a loop that are watched for being ready, and what wakes it.
// Unchecked: the descriptors never change; all but `wake` is called on the loop's thread only.
final class Poller: @unchecked Sendable {
    private let descriptor: Int32
    private let waker: Int32
    /// The events of the sockets whose connections are being made.
    private var making: [Int32: Int32] = [:]

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

    /// Watches a socket while libcurl makes its connection; for no events, ends this.
    func watch(_ socket: Int32, making events: Int32) {
        watch(socket, for: events, before: making[socket] ?? 0)
        making[socket] = events == 0 ? nil : events
    }

    func isMaking(_ socket: Int32) -> Bool { making[socket] != nil }

    /// Returns the sockets that are ready: at once, after `limit`, or when it is woken.
    func wait(atMost limit: Duration?) -> [curl_binding_ready] {
        let milliseconds = limit.map { min(60_000, ($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        return .init(unsafeUninitializedCapacity: 64) { buffer, count in
            // The buffer has room for 64, and is used within the call only.
            guard let start = buffer.baseAddress else { return }
            count = Int(curl_binding_epoll_ready(descriptor, start, 64, Int32(milliseconds)))
        }
    }

    /// Ends the current wait, or the next one. May be called on any thread.
    func wake() { curl_binding_wake(waker) }
}

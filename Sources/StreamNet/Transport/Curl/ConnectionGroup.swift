import CShims

/// A few connections that libcurl makes, and leaves to their user (`CURLOPT_CONNECT_ONLY`). Used on
/// the loop's thread only.
///
/// Their multi handle is asked for each byte, and looks through all its connections: it has few.
final class ConnectionGroup {
    /// The number of connections that a multi handle has at most.
    static let room = 16

    let multi: CurlMulti
    private let epoll: Epoll
    private(set) var count = 0
    private var due: ContinuousClock.Instant?
    private var making = 0

    /// Makes a group without connections; nil if there are no descriptors left.
    init?(_ epoll: Epoll) {
        guard let multi = CurlMulti(keeping: 0) else { return nil }
        (self.multi, self.epoll) = (multi, epoll)
        // Unretained: libcurl calls back only while it is called, which this object does.
        let context = Unmanaged.passUnretained(self).toOpaque()
        multi.watch(
            context,
            { _, socket, what, context, _ in
                ConnectionGroup.at(context).watch(socket, Int32(what))
                return 0
            },
            { _, milliseconds, context in
                ConnectionGroup.at(context).due =
                    milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
                return 0
            })
    }

    private static func at(_ context: UnsafeMutableRawPointer) -> ConnectionGroup {
        // Unretained: see above.
        Unmanaged<ConnectionGroup>.fromOpaque(context).takeUnretainedValue()
    }

    private func watch(_ socket: Int32, _ what: Int32) {
        epoll.watch(socket, for: what & Int32(CURL_BINDING_REMOVED) == 0 ? what : 0, by: self)
    }

    var wait: Duration? { due.map { max(.zero, $0 - .now) } }

    func add(_ easy: CurlEasy) throws(CurlError) {
        try multi.add(easy)
        count += 1
        making += 1
    }

    func remove(_ easy: CurlEasy, isMade: Bool) {
        count -= 1
        if !isMade { making -= 1 }
        multi.remove(easy)
    }

    func act(at now: ContinuousClock.Instant) {
        guard let due, due <= now else { return }
        self.due = nil
        multi.act(on: -1, 0)
    }

    var isIdle: Bool { making == 0 }
    func endMaking() { making -= 1 }
}

/// Sockets that are watched for being ready.
final class Epoll {
    let descriptor: Int32
    private var watched: [Int32: (events: Int32, group: ConnectionGroup?)] = [:]

    /// Makes an empty set; nil if there are no descriptors left.
    init?() {
        descriptor = curl_binding_epoll_init()
        if descriptor < 0 { return nil }
    }

    deinit { curl_binding_epoll_close(descriptor) }

    /// Watches a socket for these events, 0 for none, while `group` makes its connection.
    func watch(_ socket: Int32, for events: Int32, by group: ConnectionGroup? = nil) {
        let former = watched[socket]?.events ?? 0
        watched[socket] = events == 0 ? nil : (events, group)
        if former != events { curl_binding_epoll_set(descriptor, socket, former, events) }
    }

    func group(of socket: Int32) -> ConnectionGroup? { watched[socket]?.group }

    func ready() -> [curl_binding_ready] {
        guard !watched.isEmpty else { return [] }
        return .init(unsafeUninitializedCapacity: 64) { buffer, count in
            // The buffer has room for 64, and is used within the call only.
            guard let start = buffer.baseAddress else { return }
            count = Int(curl_binding_epoll_ready(descriptor, start, 64))
        }
    }
}

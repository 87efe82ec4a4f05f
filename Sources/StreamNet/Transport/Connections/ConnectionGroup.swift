import CShims

/// A few connections that libcurl makes, and leaves to their user (`CURLOPT_CONNECT_ONLY`). Used on
/// the loop's thread only.
///
/// Their multi handle remembers the addresses of names for all of them.
final class ConnectionGroup {
    /// The number of connections that a multi handle has at most.
    static let room = 16

    private let multi: CurlMulti
    private let poller: Poller
    private(set) var count = 0
    private var due: ContinuousClock.Instant?
    private var making = 0

    /// Makes a group without connections; nil if there are no descriptors left.
    init?(_ poller: Poller) {
        guard let multi = CurlMulti() else { return nil }
        (self.multi, self.poller) = (multi, poller)
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
        poller.watch(socket, for: what & Int32(CURL_BINDING_REMOVED) == 0 ? what : 0, by: self)
    }

    /// True if none of its connections is being made.
    var isIdle: Bool { making == 0 }
    var hasRoom: Bool { count < Self.room }
    /// The time until `act` has something to do; nil without a limit.
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

    func act(on socket: Int32, _ what: Int32) { multi.act(on: socket, what) }

    func act(at now: ContinuousClock.Instant) {
        guard let due, due <= now else { return }
        self.due = nil
        multi.act(on: -1, 0)
    }

    func nextEnded() -> (handle: curl_binding_easy, code: Int32)? { multi.nextEnded() }
    func endMaking() { making -= 1 }
}

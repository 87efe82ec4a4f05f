import Foundation

/// The frames that a socket sends, in their order, those that the system has not taken, and the
/// messages that wait for room. Each costs the same, however many wait.
struct SocketOutbox: Sendable {
    typealias Refusal = @Sendable (any Error) -> Void

    struct Frame: Sendable {
        let bytes: Data
        let kind: Kind
    }

    enum Kind: Sendable {
        case message(SocketMessage), ping, pong, other

        var message: SocketMessage? { if case .message(let own) = self { own } else { nil } }
    }

    private struct Waiting: Sendable {
        let message: SocketMessage
        let done: @Sendable ((any Error)?) -> Void
    }

    private var writer: FrameWriter
    private let limit: Int
    private var ready: [Frame] = []
    /// The frames that were passed on and have not been sent.
    private var passed = Buffer<Kind>()
    private var waiting: [Int: Waiting] = [:]
    /// The numbers of the messages that wait, and of some that were removed.
    private var line = Buffer<Int>()
    private var isPassing = false
    /// The number of messages that were accepted and not sent, and of their bytes.
    private var unsentCount = 0
    private(set) var unsent = 0
    /// The payload of the latest ping that is not answered.
    private var latest: Data?
    private var hasPong = false
    /// The number of times that a ping was due while one waits to be sent; nil if none waits.
    private var overdue: Int?
    /// The number of pings that were sent as a whole since the other side has last shown life.
    private(set) var unanswered = 0
    /// True if a close frame was added, behind which nothing may follow.
    private(set) var isClosing = false
    private var isOver = false
    private var actions: [@Sendable () -> Void] = []

    /// The number of bytes up to which a message is copied, which is quicker than to release it
    /// where a user's code may run.
    private static let copied = 16_384

    init(_ writer: FrameWriter, limit: Int) {
        (self.writer, self.limit) = (writer, limit)
    }

    var hasRoom: Bool { waiting.isEmpty && unsent < limit }

    /// True if there are frames to make, calls, or bytes to release when the first frame is sent.
    var hasFollowUp: Bool {
        guard waiting.isEmpty, actions.isEmpty, ready.isEmpty else { return true }
        switch passed.first {
        case .message(.binary(let bytes)): return bytes.count > Self.copied
        case .pong: return latest != nil
        case .message, .ping, .other, nil: return false
        }
    }

    var isWaiting: Bool { !waiting.isEmpty }
    /// True if a message that was accepted has not been sent, or not as a whole.
    var hasUnsent: Bool { unsentCount > 0 }
    /// True if so much waits that a sender who cannot wait has to fail.
    var isOverflowing: Bool { unsent >= limit * 2 }

    mutating func add(_ message: SocketMessage) {
        (unsentCount, unsent) = (unsentCount + 1, unsent + message.count)
        var copy = message
        if case .binary(let bytes) = message, bytes.count <= Self.copied {
            copy = .binary(Data([UInt8](bytes)))
        }
        ready.append(Frame(bytes: writer.message(message), kind: .message(copy)))
    }

    mutating func wait(
        _ id: Int, _ message: SocketMessage, _ done: @escaping @Sendable ((any Error)?) -> Void
    ) {
        waiting[id] = Waiting(message: message, done: done)
        line.push(id)
    }

    /// Removes a message that waits, and returns the call that refuses it; nil if it does not wait
    /// any more. The call has the message, which is released with it, behind the lock.
    mutating func remove(_ id: Int) -> (@Sendable ((any Error)?) -> Void)? {
        guard let removed = waiting.removeValue(forKey: id) else { return nil }
        // As seldom as there are as many removed ones as others.
        if line.count > 2 * waiting.count + 64 {
            for id in line.popAll() where waiting[id] != nil { line.push(id) }
        }
        return { removed.done($0) }
    }

    /// Removes and returns the message that has waited longest.
    private mutating func nextWaiting() -> Waiting? {
        while let id = line.pop() {
            if let next = waiting.removeValue(forKey: id) { return next }
        }
        return nil
    }

    /// Adds a ping. While one waits to be sent, it counts in its place: nothing could be sent.
    mutating func ping() {
        if isClosing { return }
        if let count = overdue {
            (overdue, unanswered) = (count + 1, unanswered + 1)
            return
        }
        overdue = 0
        ready.append(Frame(bytes: writer.ping(Data()), kind: .ping))
    }

    /// Records a sign of life of the other side.
    mutating func hear() { (overdue, unanswered) = (overdue.map { _ in 0 }, 0) }

    /// Answers a ping; of several, the latest (§5.5.3), so that a flood of them does not wait.
    mutating func pong(_ payload: Data) {
        guard !isClosing else { return }
        if hasPong { return latest = payload }
        hasPong = true
        ready.append(Frame(bytes: writer.pong(payload), kind: .pong))
    }

    mutating func close(_ close: SocketClose?) {
        guard !isClosing else { return }
        isClosing = true
        ready.append(Frame(bytes: writer.close(close), kind: .other))
    }

    /// Calls `action` when there is room; false if there is.
    mutating func whenRoom(_ action: @escaping @Sendable () -> Void) -> Bool {
        if hasRoom || isClosing { return false }
        actions.append(action)
        return true
    }

    /// Returns the frames to pass on, in order; nil if there are none, or another thread does.
    mutating func beginPassing() -> [Frame]? {
        guard !isPassing, !ready.isEmpty else { return nil }
        isPassing = true
        return take()
    }

    mutating func nextPassing() -> [Frame]? {
        isPassing = !ready.isEmpty
        return isPassing ? take() : nil
    }

    private mutating func take() -> [Frame] {
        for frame in ready { passed.push(frame.kind) }
        return exchange(&ready, with: [])
    }

    /// Records that the first frame passed on has been sent. Returns the bytes of its message,
    /// which may run code of their own when they are released, and the calls to make for it.
    mutating func sent() -> (bytes: Data?, calls: [@Sendable () -> Void]) {
        guard !isOver, let kind = passed.pop() else { return (nil, []) }
        switch kind {
        case .other: return (nil, [])
        case .ping:
            (overdue, unanswered) = (nil, unanswered + 1 - (overdue ?? 0))
            return (nil, [])
        case .pong:
            hasPong = false
            if let payload = latest.take() { pong(payload) }
            return (nil, [])
        case .message(let message):
            (unsentCount, unsent) = (unsentCount - 1, unsent - message.count)
            let bytes: Data? = if case .binary(let bytes) = message { bytes } else { nil }
            return (bytes, makeRoom())
        }
    }

    private mutating func makeRoom() -> [@Sendable () -> Void] {
        var calls: [@Sendable () -> Void] = []
        while unsent < limit, !isClosing, let next = nextWaiting() {
            add(next.message)
            calls.append { next.done(nil) }
        }
        if hasRoom { calls += exchange(&actions, with: []) }
        return calls
    }

    /// Ends sending, but for the frames that are ready. Returns the messages that were not sent, in
    /// their order, and the calls that refuse those which wait.
    mutating func end() -> (unsent: [SocketMessage], refusals: [Refusal]) {
        isClosing = true
        var messages = (passed.popAll() + ready.map(\.kind)).compactMap(\.message)
        var refusals: [Refusal] = []
        while let next = nextWaiting() {
            messages.append(next.message)
            refusals.append { next.done($0) }
        }
        for action in actions { refusals.append { _ in action() } }
        (actions, unsentCount, unsent) = ([], 0, 0)
        isOver = true
        return (messages, refusals)
    }
}

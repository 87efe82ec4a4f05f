import Foundation

/// A request and its response on a connection. Used on the loop's thread only.
final class HTTPExchange {
    enum BodyPart {
        /// Bytes of the body; an empty piece is its end.
        case bytes(Data)
        /// There are no bytes yet; the exchange is resumed when there are.
        case pause
        case abort
    }

    struct Ending {
        let exchange: HTTPExchange
        /// Nil for a whole response.
        var error: CurlError?
        /// True if the connection was lost, or closed in front of the response.
        var isLost = false
        /// True if the server has said that it has processed nothing (RFC 9113 §8.7).
        var isRefused = false
    }

    let task: CurlTransfer
    private let events: EventBuffer
    private(set) var isRepeated = false
    /// True if the server has refused it in HTTP/2 alone (RFC 9113 §7).
    var needsHTTP1 = false
    /// True if a byte of the request may have been sent.
    var isSent = false
    /// True if a byte of its response has come.
    var hasReceived = false
    private var sentCount = 0
    private var connecting: Response.Timing.Connecting?
    private var begun = ContinuousClock.now
    var trailers: HTTPHeaders = [:]
    var stream: Int32?
    private(set) var isCancelled = false

    init(_ task: CurlTransfer, _ events: EventBuffer) { (self.task, self.events) = (task, events) }

    var head: RequestHead { task.head }
    var canReceive: Bool { task.hasRoom }

    /// - Parameter connecting: The times that the steps to it took; nil if another one began first.
    func begin(_ connecting: Response.Timing.Connecting?) {
        self.connecting = connecting
        begun = .now
    }

    /// True if it has waited for a while on a connection that is silent since `received`.
    func hasWaited(since received: ContinuousClock.Instant) -> Bool {
        .now - max(received, begun) >= .milliseconds(500)
    }

    func prepareToRepeat() {
        isRepeated = true
        (isSent, sentCount, stream, trailers) = (false, 0, nil, [:])
        task.upload?.rewind()
    }

    func receive(_ head: Response) { events.add(.head(head), for: task) }

    func receive(_ piece: Data) {
        task.addUndelivered(piece.count)
        events.add(.piece(piece), for: task)
    }

    var isBodySent: Bool { sentCount >= task.upload?.count ?? 0 }

    func nextBodyPart(atMost limit: Int) -> BodyPart {
        task.upload?.take(limit, for: task) ?? .bytes(Data())
    }

    func send(_ count: Int) {
        sentCount += count
        events.add(.sent(sentCount), for: task)
    }

    func send(_ piece: CurlTransfer.Piece) {
        for rest in piece.sent.compactMap({ $0() }) { events.add(.written(rest), for: task) }
    }

    func end(_ error: CurlError?) {
        events.add(.end(error, .init(trailers: trailers, connecting: connecting)), for: task)
    }

    func end(_ error: CurlError, _ connecting: Response.Timing.Connecting?) {
        self.connecting = connecting
        end(error)
    }

    func cancel() {
        isCancelled = true
        events.add(.gone, for: task)
    }
}

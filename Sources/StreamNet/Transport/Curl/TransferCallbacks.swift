import Foundation

/// The callbacks of a transfer in a loop, as libcurl calls them. Used on the loop's thread only.
final class TransferCallbacks {
    enum BodyRead {
        /// Bytes of the body; an empty piece is its end.
        case bytes(Data)
        /// There are no bytes yet; the handle is resumed when there are.
        case pause
        case abort
    }

    let task: CurlTransfer
    private let events: EventBuffer
    private var head: HeadReader
    /// The reason for which the received bytes are not a valid response.
    private var flaw: CurlError?
    /// True if the response claims HTTP/2 on HTTP/1: libcurl then mixes up its responses.
    private(set) var isMisled = false
    private var sent = 0
    private(set) var response: Response?
    private var trailers: HTTPHeaders?
    /// The number of bytes of the body that are still to come, if it was announced.
    private var left: Int?

    init(_ task: CurlTransfer, _ events: EventBuffer) {
        (self.task, self.events) = (task, events)
        head = HeadReader(limit: task.headLimit)
    }

    var canReceive: Bool { task.hasRoom }

    /// Reads a line of the head or the trailers; false if the transfer must be aborted.
    /// - Parameter isHTTP2: False if the connection is not, whatever a status line claims.
    func receive(line: [UInt8], isHTTP2: @autoclosure () -> Bool) -> Bool {
        let claimed = head.isMultiplexed
        var found: Response?
        do throws(CurlError) { found = try head.read(line) } catch { flaw = error }
        if head.isMultiplexed, !claimed, task.isHTTP1 || !isHTTP2() {
            flaw = .claimedHTTP2
            isMisled = true
        }
        guard flaw == nil else { return false }
        if let found { receive(head: found) }
        return true
    }

    private func receive(head found: Response) {
        task.setMultiplexed(head.isMultiplexed)
        left = found.headers["Content-Length"].flatMap { Int($0) }
        if [204, 304].contains(found.status) { left = 0 }
        response = found
        events.add(.head(found), for: task)
    }

    /// Receives what is read on a connection of our own.
    func receive(_ event: ResponseReader.Event) {
        switch event {
        case .head(let found): receive(head: found)
        case .piece(let piece): receive(piece: piece)
        }
    }

    func receive(trailers: HTTPHeaders) { self.trailers = trailers }

    func receive(piece: Data) {
        task.addUndelivered(piece.count)
        left = left.map { $0 - piece.count }
        events.add(.piece(piece), for: task)
    }

    var hasHead: Bool { response != nil }
    /// True if the whole response has arrived, as far as its head announces its length.
    var isWhole: Bool { hasHead && left == 0 }
    var isMultiplexed: Bool { head.isMultiplexed }
    /// True if the head has arrived while libcurl still waits for more of the request body.
    var isAnsweredEarly: Bool { hasHead && task.upload?.isAwaited == true }

    func readBody(atMost limit: Int) -> BodyRead {
        let result = task.upload?.take(limit, for: task) ?? .abort
        if case .bytes(let data) = result, !data.isEmpty {
            sent += data.count
            events.add(.sent(sent), for: task)
        }
        return result
    }

    /// Rewinds the request body; true if it can be sent again from `offset`.
    func rewind(to offset: Int) -> Bool {
        guard offset == 0, let upload = task.upload else { return false }
        sent = 0
        upload.rewind()
        return true
    }

    /// True if the transfer has ended without a head, since the connection was lost.
    func isLost(_ error: CurlError?) -> Bool {
        guard flaw == nil, !hasHead else { return false }
        guard let error else { return true }
        let lost = TransportError.Reason.connectionLost
        return .init(error, connectingWithin: nil, received: nil, expected: nil) == lost
    }

    /// Ends a transfer whose response may be that of another request.
    func endMixedUp() {
        flaw = flaw ?? .claimedHTTP2
        end(nil, nil)
    }

    /// Ends the transfer; a head that is cut off is an error here, though not for libcurl.
    func end(_ error: CurlError?, _ connecting: Response.Timing.Connecting?) {
        let cut = hasHead ? nil : CurlError(code: CurlError.nothing)
        let rest = Transfer.Rest(trailers: trailers ?? head.trailers, connecting: connecting)
        events.add(.end(flaw ?? error ?? cut, rest), for: task)
    }
}

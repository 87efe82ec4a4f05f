import CShims
import Foundation

/// A connection of libcurl's on which the request and the response are written and read here, since
/// it switches its protocol behind them. Used on the loop's thread only.
final class CurlConnection {
    enum Progress {
        case waiting
        /// There is more to read, when others had their turn.
        case more
        case ended(CurlError?)
    }

    let easy: CurlEasy
    let group: ConnectionGroup
    let callbacks: TransferCallbacks
    private let epoll: Epoll
    /// The socket; -1 until the connection is made.
    private(set) var socket: Int32 = -1
    private var sending: CurlTransfer.Piece?
    private var isLost = false
    private var reader: ResponseReader

    /// The number of bytes that are read at a time, and after which others have their turn.
    private static let (room, turn) = (65_536, 1_000_000)

    init(
        _ easy: CurlEasy, _ group: ConnectionGroup, _ callbacks: TransferCallbacks, _ epoll: Epoll
    ) {
        (self.easy, self.group, self.callbacks, self.epoll) = (easy, group, callbacks, epoll)
        let request = callbacks.task.transfer.request
        sending = .init(bytes: request.upgradeHead)
        reader = ResponseReader(to: request.method, limit: callbacks.task.headLimit)
    }

    var isMade: Bool { socket >= 0 }
    func begin() { socket = curl_binding_socket(easy.handle) }

    func write(_ events: EventBuffer) -> Progress {
        let task = callbacks.task
        var hasWaited = sending != nil
        while !isLost, let piece = sending ?? (reader.isUpgraded ? task.nextPiece() : nil) {
            var count = 0
            // The bytes are those of the piece, and used within the call only.
            let code = piece.bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map {
                    curl_binding_send(easy.handle, $0, bytes.count, &count)
                } ?? 0
            }
            sending = piece.dropFirst(count)
            // There is room only as the other side has taken what was in front.
            if hasWaited, count > 0 { task.addProgress() }
            hasWaited = false
            if code == CurlError.again || code == 0 && sending != nil && count == 0 { break }
            guard code == 0 else {
                // The server may have sent its reason, and then closed.
                (isLost, sending) = (true, nil)
                return .more
            }
            guard sending == nil else { continue }
            for rest in piece.sent.compactMap({ $0() }) { events.add(.written(rest), for: task) }
        }
        watch()
        return .waiting
    }

    func read() -> Progress {
        var total = 0
        while callbacks.canReceive {
            guard total < Self.turn else { return .more }
            var (count, code) = (0, Int32(0))
            // The buffer is used within the call only.
            let room = Self.room
            let bytes = withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { buffer in
                guard let start = buffer.baseAddress else { return Data() }
                code = curl_binding_receive(easy.handle, start, room, &count)
                return Data(bytes: start, count: count)
            }
            if code == CurlError.again { break }
            guard code == 0 else { return .ended(easy.error(code)) }
            let isEnd = count == 0
            do throws(CurlError) {
                if isEnd { try reader.end() } else { try reader.read(bytes, callbacks.receive) }
            } catch { return .ended(error) }
            if isEnd || reader.isOver {
                callbacks.receive(trailers: reader.trailers)
                return .ended(nil)
            }
            total += count
        }
        watch()
        return .waiting
    }

    private func watch() {
        let receiving = callbacks.canReceive ? Int32(CURL_BINDING_IN) : 0
        epoll.watch(socket, for: receiving | (sending == nil ? 0 : Int32(CURL_BINDING_OUT)))
    }
}

extension EncodedRequest {
    /// The head of a request of HTTP/1.1 that has no body (RFC 9112 §3).
    fileprivate var upgradeHead: Data {
        let text = URLText(url.absoluteString)
        var lines = ["\(method.rawValue) \(text.requestTarget) HTTP/1.1"]
        if headers["Host"] == nil { lines.append("Host: \(text.hostAndPort)") }
        lines += headers.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

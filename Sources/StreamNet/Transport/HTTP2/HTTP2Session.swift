import CShims
import Foundation

/// HTTP/2 on a connection, framed by nghttp2 (RFC 9113). Used on the loop's thread only.
final class HTTP2Session: HTTPSession {
    let connection: CurlConnection
    let session: http2_binding_session
    var streams: [Int32: HTTP2Stream] = [:]
    var ended: [HTTPExchange.Ending] = []
    private(set) var isUnfinished = false
    private(set) var begun = 0
    /// The reason for which the server takes no more streams; nil if it does.
    var goAway: UInt32?
    /// The flaw of what the server has sent, or the reason of nghttp2 to end the connection.
    var flaw = ""
    /// True if the peer has not answered a PING, and may be gone.
    private(set) var isSuspect = false

    /// The number of streams at a time, unless the server allows fewer.
    static let limit = 100
    /// The number of bytes that a server may send ahead: on a stream, and on all of a connection.
    private static let (streamWindow, connectionWindow): (UInt32, UInt32) = (1 << 20, 1 << 24)
    /// The number of streams after which a connection is replaced: they are numbered up to 2^31.
    private static let streamsOfAll = 1 << 29
    /// The number of bytes that are sent at a time, and after which others have their turn.
    private static let (joined, turn) = (65_536, 1_000_000)

    /// - Parameter limit: The number of streams at a time until the server names another.
    init?(_ connection: CurlConnection, limit: Int) {
        guard let session = http2_binding_init(Self.streamWindow, Self.connectionWindow)
        else { return nil }
        (self.connection, self.session, self.limit) = (connection, session, limit)
        // Unretained: nghttp2 calls back only while it is called, which this object does.
        http2_binding_set_handler(session, Unmanaged.passUnretained(self).toOpaque()) {
            Unmanaged<HTTP2Session>.fromOpaque($0).takeUnretainedValue().handle(&$1.pointee)
        }
    }

    deinit { http2_binding_cleanup(session) }

    var count: Int { streams.count }
    /// True if it takes no more exchanges, whatever comes: its server says so, or it is too old.
    var isRetired = false
    func retire() { isRetired = true }

    var room: Int {
        if isRetired || isSuspect || connection.isClosed { return 0 }
        return max(0, limit - streams.count)
    }

    /// The number of streams that the server allows at a time, as far as is known.
    var limit: Int
    /// True if the server allows no stream at the moment, and may later.
    var isHeldUp: Bool { !isRetired && limit == 0 }

    func begin(_ exchange: HTTPExchange) {
        begun += 1
        if begun == Self.streamsOfAll { isRetired = true }
        let (text, ends) = exchange.head.http2Fields()
        let hasBody: Int32 = exchange.task.upload == nil ? 0 : 1
        let id = http2_binding_request(session, text, ends, ends.count / 2, hasBody)
        guard id > 0 else {
            ended.append(.init(exchange: exchange, error: .lost, isLost: true, isRefused: true))
            return
        }
        exchange.stream = id
        streams[id] = HTTP2Stream(exchange)
    }

    func resume(_ exchange: HTTPExchange) {
        guard let id = exchange.stream, let stream = streams[id], stream.exchange === exchange
        else { return }
        http2_binding_resume(session, id)
        guard exchange.canReceive, stream.unconsumed > 0 else { return }
        http2_binding_consume(session, id, stream.unconsumed)
        stream.unconsumed = 0
    }

    func cancel(_ exchange: HTTPExchange) {
        guard let id = exchange.stream, streams[id]?.exchange === exchange else { return }
        streams[id] = nil
        http2_binding_reset(session, id, Self.cancelled)
        // It may have waited for a peer that is gone.
        if exchange.hasWaited(since: connection.received) { ping() }
    }

    static let (cancelled, refused): (UInt32, UInt32) = (8, 7)
    static let (calm, http1Required): (UInt32, UInt32) = (11, 13)

    private func ping() {
        isSuspect = true
        http2_binding_ping(session)
    }

    func check(silentFor time: Duration) {
        if isSuspect || connection.unacknowledged >= time { return close() }
        ping()
        write()
    }

    func write() {
        do throws(CurlError) {
            while try connection.flush() {
                guard try fill() else { break }
            }
        } catch {
            // The server may have sent its reason, and then closed.
            isUnfinished = true
        }
        connection.watch(receiving: true, sending: !connection.isFlushed)
        if http2_binding_is_open(session) == 0, connection.isFlushed { end() }
    }

    /// Takes frames to be sent; false if there are none.
    private func fill() throws(CurlError) -> Bool {
        var count = 0
        while count < Self.joined {
            let more = http2_binding_send(session)
            if more.count < 0 { throw .lost }
            if more.count == 0 { break }
            // They are nghttp2's until the next call, and copied.
            connection.append {
                $0.append(contentsOf: UnsafeBufferPointer(start: more.start, count: more.count))
            }
            count += more.count
        }
        return count > 0
    }

    func read(_ buffer: inout [UInt8]) {
        isUnfinished = false
        var total = 0
        while !connection.isClosed {
            guard total < Self.turn else {
                isUnfinished = true
                break
            }
            switch connection.receive(into: &buffer) {
            case .none: return
            case .lost(let error): return lose(error)
            case .end: return lose(retired)
            case .bytes(let count):
                total += count
                connection.received = .now
                isSuspect = false
                let isFine = http2_binding_receive(session, buffer, count) != 0
                if !isFine || http2_binding_is_open(session) == 0 {
                    // The reason is sent (§5.4.1), as far as there is room.
                    _ = try? fill()
                    _ = try? connection.flush()
                    return end()
                }
            }
        }
    }

    func close() { lose(retired) }

    /// Closes the connection, as one side has ended it by a GOAWAY.
    private func end() {
        let broken = CurlError(code: CurlError.stream, text: "PROTOCOL_ERROR: " + flaw)
        lose(goAway == nil ? broken : retired)
    }

    private var retired: CurlError {
        guard let goAway, goAway != 0 else { return .lost }
        return CurlError(code: CurlError.stream, text: String(cString: http2_binding_text(goAway)))
    }

    private func lose(_ error: CurlError) {
        connection.close()
        let all = streams.values
        streams = [:]
        // A server that names a reason has not just vanished.
        for stream in all { end(stream, error, isLost: goAway ?? 0 == 0) }
    }

    func end(
        _ stream: HTTP2Stream, _ error: CurlError?, isLost: Bool = false, isRefused: Bool = false
    ) {
        stream.exchange.trailers = stream.trailers
        stream.exchange.isSent = true
        ended.append(
            .init(
                exchange: stream.exchange, error: error, isLost: isLost,
                isRefused: isRefused && goAway != Self.calm))
    }
}

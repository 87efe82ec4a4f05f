import CShims
import Foundation

/// HTTP/2 on a connection, framed by nghttp2: many exchanges at a time (RFC 9113). Used on the
/// loop's thread only.
final class HTTP2Session: HTTPSession {
    let connection: CurlConnection
    private let session: http2_binding_session
    private var streams: [Int32: HTTP2Stream] = [:]
    private var ended: [HTTPExchange.Ending] = []
    private(set) var isUnfinished = false
    /// The number of streams that were begun.
    private(set) var begun = 0
    /// The reason for which the server takes no more streams; nil if it does.
    private var goAway: UInt32?
    /// The flaw of what the server has sent, or the reason of nghttp2 to end the connection.
    private var flaw = ""
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
        (self.connection, self.limit) = (connection, limit)
        // The pointer is set once `self` is whole: nothing is called back before.
        let context = HTTP2Context()
        guard
            let session = http2_binding_init(
                Unmanaged.passUnretained(context).toOpaque(),
                { HTTP2Context.at($0).session?.handle(&$1.pointee) ?? 0 },
                Self.streamWindow, Self.connectionWindow)
        else { return nil }
        (self.session, self.context) = (session, context)
        context.session = self
    }

    private let context: HTTP2Context
    deinit { http2_binding_cleanup(session) }

    var count: Int { streams.count }
    /// True if it takes no more exchanges, whatever comes: its server says so, or it is too old.
    private(set) var isRetired = false
    func retire() { isRetired = true }

    var room: Int {
        if isRetired || isSuspect || connection.isClosed { return 0 }
        return max(0, limit - streams.count)
    }

    /// The number of streams that the server allows at a time, as far as is known.
    private(set) var limit: Int
    /// True if the server allows no stream at the moment, and may later.
    var isHeldUp: Bool { !isRetired && limit == 0 }

    func begin(_ exchange: HTTPExchange) {
        begun += 1
        if begun == Self.streamsOfAll { isRetired = true }
        let (text, ends) = exchange.head.fields(of: exchange)
        // Both are used within the call only.
        let id = ends.withUnsafeBufferPointer { ends in
            text.withUnsafeBufferPointer { text -> Int32 in
                guard let text = text.baseAddress, let start = ends.baseAddress else { return -1 }
                let hasBody = exchange.task.upload == nil ? 0 : 1
                return http2_binding_request(session, text, start, ends.count / 2, Int32(hasBody))
            }
        }
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

    private static let (cancelled, refused): (UInt32, UInt32) = (8, 7)
    private static let (calm, http1Required): (UInt32, UInt32) = (11, 13)

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
        watch()
        if http2_binding_is_open(session) == 0, connection.isFlushed { end() }
    }

    /// Takes frames to be sent; false if there are none.
    private func fill() throws(CurlError) -> Bool {
        var count = 0
        while count < Self.joined {
            var bytes: UnsafePointer<UInt8>?
            let more = withUnsafeMutablePointer(to: &bytes) { pointer in
                pointer.withMemoryRebound(to: UnsafePointer<UInt8>.self, capacity: 1) {
                    http2_binding_send(session, $0)
                }
            }
            if more < 0 { throw .lost }
            guard more > 0, let bytes else { break }
            // They are nghttp2's until the next call, and copied.
            connection.append {
                $0.append(contentsOf: UnsafeBufferPointer(start: bytes, count: more))
            }
            count += more
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
                // The bytes are those of the buffer, and used within the call only.
                let isFine = buffer.withUnsafeBufferPointer { bytes in
                    bytes.baseAddress.map { http2_binding_receive(session, $0, count) } ?? 0
                }
                if isFine == 0 || http2_binding_is_open(session) == 0 {
                    // The reason is sent (§5.4.1), as far as there is room.
                    _ = try? fill()
                    _ = try? connection.flush()
                    return end()
                }
            }
        }
    }

    private func watch() {
        connection.watch(receiving: true, sending: !connection.isFlushed)
    }

    func close() { lose(retired) }

    /// Closes the connection, as one side has ended it by a GOAWAY.
    private func end() { lose(goAway == nil ? broken : retired) }

    /// The error of streams that end as the server has broken the protocol.
    private var broken: CurlError {
        CurlError(code: CurlError.stream, text: "PROTOCOL_ERROR: " + flaw)
    }

    /// The error of streams that end with the connection.
    private var retired: CurlError {
        guard let goAway, goAway != 0 else { return .lost }
        return CurlError(code: CurlError.stream, text: String(cString: http2_binding_text(goAway)))
    }

    /// Closes the connection; all exchanges on it are lost.
    private func lose(_ error: CurlError) {
        connection.close()
        let all = streams.values
        streams = [:]
        // A server that names a reason has not just vanished.
        for stream in all { end(stream, error, isLost: goAway ?? 0 == 0) }
    }

    private func end(
        _ stream: HTTP2Stream, _ error: CurlError?, isLost: Bool = false, isRefused: Bool = false
    ) {
        stream.exchange.trailers = stream.trailers
        stream.exchange.isSent = true
        ended.append(
            .init(
                exchange: stream.exchange, error: error, isLost: isLost,
                isRefused: isRefused && goAway != Self.calm))
    }

    func takeEnded() -> [HTTPExchange.Ending] {
        if ended.isEmpty { return [] }
        defer { ended = [] }
        return ended
    }
}

/// The way from nghttp2 to a session, which may be gone.
private final class HTTP2Context {
    weak var session: HTTP2Session?

    static func at(_ pointer: UnsafeMutableRawPointer) -> HTTP2Context {
        // Unretained: the session has it for as long as it may be called back.
        Unmanaged<HTTP2Context>.fromOpaque(pointer).takeUnretainedValue()
    }
}

// What nghttp2 calls back. The memory of an event is its own, and valid until the call returns.
extension HTTP2Session {
    fileprivate func handle(_ event: inout http2_binding_event) -> Int {
        switch event.kind {
        case HTTP2_BINDING_GOAWAY: (goAway, isRetired) = (event.code, true)
        case HTTP2_BINDING_BROKEN:
            flaw = String(decoding: event.text, as: UTF8.self)
            if event.stream > 0 { streams[event.stream]?.flaw = flaw }
        case HTTP2_BINDING_SETTINGS: limit = min(Self.limit, Int(http2_binding_limit(session)))
        case HTTP2_BINDING_PONG: break
        default:
            guard let stream = streams[event.stream] else { return 0 }
            return handle(&event, of: stream)
        }
        return 0
    }

    private func handle(_ event: inout http2_binding_event, of stream: HTTP2Stream) -> Int {
        switch event.kind {
        case HTTP2_BINDING_FIELD: stream.add(event.text, event.valueText)
        case HTTP2_BINDING_FIELDS_END: stream.endFields()
        case HTTP2_BINDING_DATA:
            stream.exchange.receive(Data(event.text))
            http2_binding_consume(session, 0, event.count)
            if stream.exchange.canReceive {
                http2_binding_consume(session, event.stream, event.count)
            } else {
                stream.unconsumed += event.count
            }
        case HTTP2_BINDING_END:
            // The rest of the request is of no use (§8.1).
            if !stream.exchange.isBodySent { http2_binding_reset(session, event.stream, Self.cancelled) }
            streams[event.stream] = nil
            end(stream, stream.error)
        case HTTP2_BINDING_RESET: stream.isReset = true
        case HTTP2_BINDING_CLOSED:
            streams[event.stream] = nil
            close(stream, for: event.code)
        case HTTP2_BINDING_BODY: return writeBody(of: stream, to: &event)
        default: break
        }
        if stream.error != nil, streams[event.stream] != nil {
            streams[event.stream] = nil
            http2_binding_reset(session, event.stream, Self.cancelled)
            end(stream, stream.error)
        }
        return 0
    }

    /// Ends a stream that was closed ahead of its end.
    private func close(_ stream: HTTP2Stream, for code: UInt32) {
        if stream.error != nil { return end(stream, stream.error) }
        let name = String(cString: http2_binding_text(code == 0 ? goAway ?? 0 : code))
        let isOurs = !stream.isReset && code != 0 && code != Self.refused
        let text = isOurs ? "PROTOCOL_ERROR: " + (stream.flaw ?? flaw) : name
        let isRefused = code == Self.refused
        stream.exchange.needsHTTP1 = code == Self.http1Required && stream.isReset
        let reason = goAway == Self.calm ? "ENHANCE_YOUR_CALM" : text
        end(
            stream, CurlError(code: CurlError.stream, text: isRefused ? reason : text),
            isRefused: isRefused)
    }

    private func writeBody(of stream: HTTP2Stream, to event: inout http2_binding_event) -> Int {
        switch stream.exchange.nextBodyPart(atMost: event.count) {
        case .bytes(let part):
            // The room has `count` bytes, and there are no more of the part.
            part.copyBytes(to: UnsafeMutableRawBufferPointer(start: event.room, count: event.count))
            if !part.isEmpty { stream.exchange.send(part.count) }
            if stream.exchange.isBodySent { event.is_last = 1 }
            return part.isEmpty && event.is_last == 0 ? Int(HTTP2_BINDING_FAIL) : part.count
        case .pause: return Int(HTTP2_BINDING_PAUSE)
        case .abort: return Int(HTTP2_BINDING_FAIL)
        }
    }
}

extension http2_binding_event {
    fileprivate var text: UnsafeBufferPointer<UInt8> { .init(start: bytes, count: count) }
    fileprivate var valueText: UnsafeBufferPointer<UInt8> {
        .init(start: value, count: value_count)
    }
}

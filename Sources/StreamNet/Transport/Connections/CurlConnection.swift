import CShims
import Foundation

/// A connection that libcurl makes, plain or with its TLS. Used on the loop's thread only.
final class CurlConnection {
    enum Received {
        case bytes(Int)
        case none
        /// The server has ended what it sends; false if TLS was cut off (RFC 9112 §9.8).
        case end(isClean: Bool)
        case lost(CurlError)
    }

    /// The handle that has made it; nil for a plain one that is made: it has 19 KB.
    private var easy: CurlEasy?
    private let multi: CurlMulti
    private let poller: Poller
    private let tls: TLSFacts?
    let isSecure: Bool
    let begun = ContinuousClock.now
    /// The socket; -1 until the connection is made.
    private(set) var socket: Int32 = -1
    private(set) var isClosed = false
    private var watched: Int32 = 0
    /// The bytes to send, from `sent` on.
    private(set) var output: [UInt8] = []
    private var sent = 0
    private(set) var sentCount = 0
    /// The time at which bytes came last.
    var received = ContinuousClock.now

    /// - Parameter tls: The facts of its TLS; nil for a plain one, and another TLS than OpenSSL.
    init(
        _ easy: CurlEasy, _ multi: CurlMulti, _ poller: Poller, isSecure: Bool, _ tls: TLSFacts?
    ) throws(CurlError) {
        (self.easy, self.multi, self.poller) = (easy, multi, poller)
        (self.isSecure, self.tls) = (isSecure, tls)
        try multi.add(easy)
    }

    /// Takes the connection over from libcurl, of which a plain one needs no more.
    func begin() throws(CurlError) {
        guard let easy else { return }
        socket = curl_binding_socket(easy.handle)
        multi.watch(socket, for: 0)
        if isSecure {
            // The most that is received at a time: each part of a record is a call.
            _ = curl_binding_set_number(easy.handle, CURL_BINDING_BUFFERSIZE, 65_536)
        } else {
            socket = curl_binding_take_socket(socket)
            multi.remove(easy)
            self.easy = nil
        }
        guard socket >= 0 else { throw .noSocket }
        curl_binding_socket_set_up(socket)
        received = .now
    }

    func close() {
        if isClosed { return }
        isClosed = true
        if socket >= 0 { poller.watch(socket, for: 0, before: watched) }
        if let easy { multi.remove(easy) } else if socket >= 0 { curl_binding_close(socket) }
        easy = nil
    }

    /// The times of the steps to it, until it begins.
    var connecting: Response.Timing.Connecting? { easy?.connecting }
    var handle: curl_binding_easy? { easy?.handle }
    var version: Int? { tls?.version }
    var isResumed: Bool { tls?.isResumed ?? false }
    /// The time for which the peer's system has not acknowledged what was sent to it.
    var unacknowledged: Duration { .milliseconds(curl_binding_socket_unacknowledged(socket)) }

    func receive(into buffer: inout [UInt8]) -> Received {
        if isClosed { return .lost(.lost) }
        let room = buffer.count
        var (count, code) = (0, Int32(0))
        if let easy {
            code = curl_binding_receive(easy.handle, &buffer, room, &count)
        } else {
            count = curl_binding_socket_receive(socket, &buffer, room)
        }
        if code == CurlError.again || count == -1 { return .none }
        if count > 0 { return .bytes(count) }
        if let alert = tls?.alert { return .lost(.alert(alert)) }
        return code != 0 || count < 0 ? .lost(.lost) : .end(isClean: tls?.isEnded ?? true)
    }

    func error(_ code: Int32) -> CurlError { easy?.error(code) ?? .lost }

    var isFlushed: Bool { output.isEmpty }
    func append(_ change: (inout [UInt8]) -> Void) { change(&output) }

    /// Sends what was appended; false if there is no room for all of it. Throws once it is lost.
    func flush() throws(CurlError) -> Bool {
        while sent < output.count {
            let count = output.withUnsafeBytes { send(.init(rebasing: $0[sent...])) }
            guard let count else { throw .lost }
            if count == 0 { return false }
            sent += count
        }
        // A long one is not kept for what follows.
        output.removeAll(keepingCapacity: output.count <= 8_192)
        sent = 0
        return true
    }

    func send(_ data: Data) throws(CurlError) -> Int {
        guard let count = data.withUnsafeBytes({ send($0) }) else { throw .lost }
        return count
    }

    private func send(_ bytes: UnsafeRawBufferPointer) -> Int? {
        if isClosed { return nil }
        guard let start = bytes.baseAddress else { return 0 }
        var count = 0
        if let easy {
            let code = curl_binding_send(easy.handle, start, bytes.count, &count)
            guard code == 0 || code == CurlError.again else { return nil }
        } else {
            count = curl_binding_socket_send(socket, start, bytes.count)
            if count == -2 { return nil }
        }
        sentCount += max(0, count)
        return max(0, count)
    }

    func watch(receiving: Bool, sending: Bool) {
        let events =
            (receiving ? Int32(CURL_BINDING_IN) : 0) | (sending ? Int32(CURL_BINDING_OUT) : 0)
        if isClosed || events == watched { return }
        poller.watch(socket, for: events, before: watched)
        watched = events
    }
}

/// The facts of a connection's TLS, if libcurl's is OpenSSL. Used on the loop's thread only.
final class TLSFacts {
    // Released with this object; until then, the facts are there.
    private let facts: UnsafeMutablePointer<curl_binding_tls>

    /// - Parameter protocols: The protocols to offer, as ALPN has them (RFC 7301 §3.1).
    init?(_ easy: CurlEasy, offering protocols: String, _ session: TLSSession) {
        guard
            let facts = curl_binding_tls_init(
                easy.handle, protocols, UInt32(protocols.utf8.count), session.pointer)
        else { return nil }
        self.facts = facts
    }

    deinit { curl_binding_tls_release(facts) }

    static var areKnown: Bool { curl_binding_tls_is_known() != 0 }
    var version: Int? { facts.pointee.protocol == 0 ? nil : Int(facts.pointee.protocol) }
    var isEnded: Bool { facts.pointee.is_ended != 0 }
    var isResumed: Bool { facts.pointee.is_resumed != 0 }
    var alert: String? {
        facts.pointee.alert == 0 ? nil : String(cString: curl_binding_tls_text(facts.pointee.alert))
    }
}

/// The last TLS session with a server, which its next connection resumes.
final class TLSSession {
    fileprivate let pointer: UnsafeMutableRawPointer

    init?() {
        guard let pointer = curl_binding_session_init() else { return nil }
        self.pointer = pointer
    }

    deinit { curl_binding_session_release(pointer) }
}

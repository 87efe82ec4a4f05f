import Foundation

/// HTTP/1.1 on a connection (RFC 9112): one exchange at a time. Used on the loop's thread only.
final class HTTP1Session: HTTPSession {
    let connection: CurlConnection
    private let proxy: TransportConfiguration.Proxy?
    private var exchange: HTTPExchange?
    private var reader: ResponseReader
    var ended: [HTTPExchange.Ending] = []
    private(set) var begun = 0
    private(set) var isUnfinished = false
    private var part = Data()
    /// The bytes that are being sent in the protocol behind a 101.
    private var piece: CurlTransfer.Piece?
    /// True if there is more to send than the system has room for.
    private var isFull = false
    /// True if the request is sent as far as it will be.
    private var isSent = true
    /// The number of bytes that were sent ahead of this request.
    private var before = 0

    /// The number of bytes of a body that are sent at a time, after how many received ones others
    /// have their turn, and up to which size a body is joined with its head.
    private static let (chunk, turn, joined) = (262_144, 1_000_000, 16_384)

    /// - Parameter proxy: The proxy to which requests are sent, instead of by a tunnel; or nil.
    init(_ connection: CurlConnection, by proxy: TransportConfiguration.Proxy?) {
        (self.connection, self.proxy) = (connection, proxy)
        reader = ResponseReader(to: .get, limit: nil)
    }

    var count: Int { exchange == nil ? 0 : 1 }
    var room: Int { exchange == nil && !connection.isClosed ? 1 : 0 }

    /// True if it may carry another exchange: nothing has arrived meanwhile, and it is still open.
    func mayBegin(_ buffer: inout [UInt8]) -> Bool {
        if case .none = connection.receive(into: &buffer) { return true }
        connection.close()
        return false
    }

    func begin(_ exchange: HTTPExchange) {
        self.exchange = exchange
        begun += 1
        let head = exchange.head
        reader = ResponseReader(
            to: head.method, isUpgrade: exchange.task.isUpgrade, limit: exchange.task.headLimit)
        before = connection.sentCount
        connection.append { head.write(to: &$0, by: proxy) }
        if let count = exchange.task.upload?.count, count <= Self.joined,
            case .bytes(let body) = exchange.nextBodyPart(atMost: Self.joined)
        {
            connection.append { $0.append(contentsOf: body) }
            if !body.isEmpty { exchange.send(body.count) }
        }
        isSent = exchange.isBodySent
    }

    func resume(_ exchange: HTTPExchange) { if exchange === self.exchange { isUnfinished = true } }

    func cancel(_ exchange: HTTPExchange) {
        guard exchange === self.exchange else { return }
        self.exchange = nil
        connection.close()
    }

    func write() {
        do throws(CurlError) { isFull = try sendAll() } catch {
            // The server may have sent its reason, and then closed.
            (isSent, isUnfinished, isFull) = (true, true, false)
            part = Data()
        }
        watch()
    }

    /// Sends what there is; true if there is more than the system has room for.
    private func sendAll() throws(CurlError) -> Bool {
        guard try connection.flush() else { return true }
        while let exchange, !isSent || reader.isUpgraded {
            let isFull = reader.isUpgraded ? try sendPiece(exchange) : try sendPart(exchange)
            if let isFull { return isFull }
        }
        return false
    }

    /// Sends a part of the body; nil if another may follow, otherwise true to wait for room.
    private func sendPart(_ exchange: HTTPExchange) throws(CurlError) -> Bool? {
        if part.isEmpty {
            switch exchange.nextBodyPart(atMost: Self.chunk) {
            case .bytes(let next) where !next.isEmpty: part = next
            case .pause: return false
            case .bytes, .abort:
                end(CurlError(code: CurlError.partial))
                return false
            }
        }
        let count = try connection.send(part)
        if count == 0 { return true }
        part = part.dropFirst(count)
        exchange.send(count)
        isSent = exchange.isBodySent
        // An early answer is to be seen before the system has taken all of a long body.
        return isSent || !part.isEmpty ? nil : true
    }

    /// Sends a piece behind a 101, as `sendPart` does.
    private func sendPiece(_ exchange: HTTPExchange) throws(CurlError) -> Bool? {
        let hasWaited = piece != nil
        guard let next = piece ?? exchange.task.nextPiece() else { return false }
        let count = try connection.send(next.bytes)
        // There is room only as the other side has taken what was in front.
        if hasWaited, count > 0 { exchange.task.addProgress() }
        piece = next.dropFirst(count)
        if piece == nil { exchange.send(next) }
        return piece != nil && count == 0 ? true : nil
    }

    func read(_ buffer: inout [UInt8]) {
        isUnfinished = false
        var total = 0
        while !connection.isClosed, exchange?.canReceive ?? true {
            guard total < Self.turn else {
                isUnfinished = true
                break
            }
            switch connection.receive(into: &buffer) {
            case .none: return watch()
            case .lost(let error): return end(error, isLost: true)
            case .end(let isClean): return end(isClean: isClean)
            case .bytes(let count):
                total += count
                receive(buffer[..<count])
                // Nothing has come behind it, as a rule; what has is seen before the next request.
                if exchange == nil { return watch() }
            }
        }
        watch()
    }

    private func receive(_ bytes: ArraySlice<UInt8>) {
        connection.received = .now
        // Nobody has asked for them: the connection carries no other request (§9.2).
        guard let exchange else { return connection.close() }
        exchange.hasReceived = true
        do throws(CurlError) {
            try reader.read(bytes) { event in
                switch event {
                case .head(let head): exchange.receive(head)
                case .piece(let piece): exchange.receive(piece)
                }
            }
        } catch { return end(error) }
        // Bytes of the other protocol may wait for the 101.
        if reader.isUpgraded { return write() }
        if reader.isOver { end(nil) }
    }

    private func end(isClean: Bool) {
        do throws(CurlError) {
            try reader.end()
            // A body up to the end of the connection may have been cut off by anybody (§9.8).
            if !isClean { throw CurlError(code: CurlError.partial) }
            end(nil)
        } catch { end(error, isLost: true) }
    }

    /// Ends the exchange; the connection stays open if it may carry another one.
    private func end(_ error: CurlError?, isLost: Bool = false) {
        let mayStay = error == nil && reader.leavesConnection && isSent && connection.isFlushed
        if !mayStay || exchange == nil { connection.close() }
        guard let exchange else { return }
        exchange.trailers = reader.trailers
        exchange.isSent = connection.sentCount > before
        ended.append(.init(exchange: exchange, error: error, isLost: isLost))
        self.exchange = nil
        (part, piece) = (Data(), nil)
    }

    private func watch() {
        connection.watch(receiving: exchange?.canReceive ?? true, sending: isFull)
    }

    func check(silentFor time: Duration) {
        if connection.unacknowledged >= time { end(.lost, isLost: true) }
    }

    func close() { if exchange == nil { connection.close() } else { end(.lost, isLost: true) } }
}

extension RequestHead {
    /// Appends the head in HTTP/1.1 (RFC 9112 §3).
    fileprivate func write(to bytes: inout [UInt8], by proxy: TransportConfiguration.Proxy?) {
        func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
        func add(_ name: String, _ value: String) {
            add(name)
            add(": ")
            add(value)
            add("\r\n")
        }
        add(method.rawValue)
        // A proxy needs the whole address (§3.2.2).
        add(proxy == nil ? " " : " " + origin)
        add(target)
        add(" HTTP/1.1\r\n")
        add("Host", host)
        if let login = proxy?.login { add("Proxy-Authorization", login) }
        if let length { add("Content-Length", String(length)) }
        for field in fields { add(field.name, field.value) }
        add("\r\n")
    }
}

extension TransportConfiguration.Proxy {
    fileprivate var login: String? {
        user.map { [UInt8]("\($0):\(password ?? "")".utf8).basicCredentials }
    }
}

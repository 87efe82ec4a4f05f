import Foundation

/// A connection of an ``HTTP2Server``, on its own thread: reads and writes frame by frame.
public final class HTTP2Connection {
    private static let preface = Data("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    /// False if no `PING` is answered.
    public var answersPings = true
    /// The number of the connection, from 1 in the order they were accepted.
    public let number: Int
    private let exchange: Exchange
    private let tls: TLSChannel?
    private let decoder = FieldDecoder()
    private var paths: [UInt32: String] = [:]
    private var bytes = Data()
    private var isClosed = false

    init(_ exchange: Exchange, _ tls: TLSChannel?) {
        (self.exchange, self.tls) = (exchange, tls)
        number = exchange.request.connection
    }

    /// Reads the client's preface, and sends that of the server (RFC 9113 §3.4); false for another
    /// protocol.
    func begin(_ settings: [UInt16: UInt32]) throws -> Bool {
        guard try fill(Self.preface.count), take(Self.preface.count) == Self.preface else {
            return false
        }
        try send([.settings(settings), .windowUpdate(0, 1 << 30), .settingsAcknowledgement])
        return true
    }

    /// Waits for the next frame; nil when the client sends no more.
    public func next() throws -> HTTP2Frame? {
        guard try fill(9) else { return nil }
        let head = [UInt8](bytes.prefix(9))
        let count = head[..<3].reduce(0) { $0 << 8 | Int($1) }
        guard try fill(9 + count) else { return nil }
        let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) }
        let payload = take(9 + count).dropFirst(9)
        let frame = HTTP2Frame(
            type: head[3], flags: head[4], stream: stream, payload: Data(payload))
        let fields = try decoder?.fields(frame)
        if let path = fields?.first(where: { $0.name == ":path" }) {
            paths[frame.stream] = path.value
        }
        exchange.connection.journal.note { $0.add(frame, fields, on: number) }
        if answersPings, frame.wantsAnswer { try send(.pingAcknowledgement(frame)) }
        return frame
    }

    /// Waits for the next frame of a kind, and returns its stream; throws when the client leaves.
    @discardableResult
    public func next(_ kind: HTTP2Frame.Kind) throws -> UInt32 { try first { $0.kind == kind } }

    /// Waits for the end of the next request, returns its stream; throws when the client leaves.
    public func request() throws -> UInt32 { try first(where: \.isLast) }

    /// Waits for the ends of so many requests, and returns their streams in ascending order.
    public func requests(_ count: Int) throws -> [UInt32] {
        try (0..<count).map { _ in try request() }.sorted()
    }

    /// Waits for the next frame of which the condition holds, and returns its stream; throws when
    /// the client leaves.
    @discardableResult
    public func first(where isWanted: (HTTP2Frame) -> Bool) throws -> UInt32 {
        while let frame = try next() {
            if isWanted(frame) { return frame.stream }
        }
        throw LoopbackError.disconnected
    }

    /// The body of a request, as far as it has been read.
    public func text(of stream: UInt32) -> String {
        let streams = exchange.connection.journal.entries.streams
        return streams.last { $0.connection == number && $0.number == stream }?.text ?? ""
    }

    /// The path of a request with its query; "" without libnghttp2.
    public func path(of stream: UInt32) -> String { paths[stream] ?? "" }

    /// Sends frames at once, one behind the other.
    public func send(_ frames: [HTTP2Frame]) throws {
        try send(raw: frames.reduce(into: Data()) { $0 += $1.bytes })
    }

    /// Sends a frame.
    public func send(_ frame: HTTP2Frame) throws { try send([frame]) }

    /// Sends any bytes, encrypted if the connection is.
    public func send(raw bytes: Data) throws {
        if let tls { try tls.send(bytes) } else { try exchange.send(bytes) }
    }

    /// Answers a request with a whole response.
    public func respond(_ stream: UInt32, _ body: String = "ok") throws {
        try send(HTTP2Frame.head(stream) + [.data(stream, body)])
    }

    /// Answers each further request with "ok", until the client leaves.
    public func serve() throws {
        while true { try respond(try request()) }
    }

    /// Waits until the client has read what was sent: it answers a `PING`.
    public func waitUntilRead() throws {
        try send(.ping)
        try first { $0.kind == .ping && !$0.wantsAnswer }
    }

    /// Waits until the client's system has received what was sent.
    public func waitUntilReceived() throws { try exchange.waitUntilReceived() }

    /// Ends the connection (FIN) after what was sent so far.
    public func close() {
        isClosed = true
        exchange.close()
    }

    /// Ends the connection with a reset (RST), by which what was sent may be lost.
    public func reset() {
        isClosed = true
        exchange.reset()
    }

    /// Reads on until the client leaves, unless the connection has been closed.
    func drain() throws {
        while !isClosed, try next() != nil {}
    }

    /// Waits for so many bytes; false if the client sends fewer.
    private func fill(_ count: Int) throws -> Bool {
        while bytes.count < count {
            let more = try tls?.receive() ?? exchange.receive()
            if more.isEmpty {
                exchange.loseClient()
                return false
            }
            bytes += more
        }
        return true
    }

    private func take(_ count: Int) -> Data {
        defer { bytes = Data(bytes.dropFirst(count)) }
        return Data(bytes.prefix(count))
    }
}

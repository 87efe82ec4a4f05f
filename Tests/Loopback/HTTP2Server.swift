import Foundation

/// An HTTP/2 server on this machine of which a closure writes each frame.
///
///     let server = try HTTP2Server { connection in
///         try connection.send(.reset(connection.request(), .refusedStream))
///     }
///
/// The closure is called once for each connection, on its thread, after the prefaces. When it
/// returns, the connection stays open until the client leaves, unless it has been closed; when it
/// throws, the connection is closed.
public final class HTTP2Server: Sendable {
    /// A stream that a client has begun.
    public struct Stream: Sendable {
        /// The connection, numbered from 1.
        public let connection: Int
        /// The number of the stream there.
        public let number: UInt32
        /// The fields of its head, and of its trailers behind them; none without libnghttp2.
        public fileprivate(set) var fields: [(name: String, value: String)] = []
        /// The bytes of the body that have arrived.
        public fileprivate(set) var body = Data()
        /// True if the client has sent all of the request.
        public fileprivate(set) var isWhole = false
        /// True if the client has sent `RST_STREAM`.
        public fileprivate(set) var isReset = false

        /// The body as UTF-8.
        public var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// The server of the connections.
    public let server: LoopbackServer

    /// True if the connections are encrypted.
    public let isSecure: Bool

    /// The certificate for `localhost` and 127.0.0.1, in DER, which is its own authority.
    public static var certificate: Data { TLSChannel.certificate }

    /// False if there is no libssl in the system, so that no connection can be encrypted.
    public static var canEncrypt: Bool { OpenSSL.shared != nil }

    /// False if there is no libnghttp2 in the system, so that no fields are read.
    public static var canReadFields: Bool { FieldDecoder.isThere }

    /// - Parameter settings: The values of `SETTINGS`, beside large windows.
    public init(
        isSecure: Bool = false, settings: [UInt16: UInt32] = [:],
        _ script: @escaping @Sendable (HTTP2Connection) throws -> Void
    ) throws(LoopbackError) {
        self.isSecure = isSecure
        let settings = settings.merging([4: 1 << 30]) { wanted, _ in wanted }
        server = try LoopbackServer(reading: .nothing) { exchange in
            let tls = isSecure ? try TLSChannel(exchange) : nil
            let connection = HTTP2Connection(exchange, tls)
            guard try connection.begin(settings) else { return }
            try script(connection)
            try connection.drain()
        }
    }

    /// The streams so far, in the order in which they were begun.
    public var streams: [Stream] { server.journal.entries.streams }

    /// Waits until `condition` holds, and returns whether it did.
    public func wait(until condition: @Sendable ([Stream]) -> Bool) async -> Bool {
        await server.wait { condition($0.journal.entries.streams) }
    }
}

extension Journal.Entries {
    /// Remembers what a frame of a client says.
    mutating func add(_ frame: HTTP2Frame, _ fields: FieldDecoder.Fields?, on connection: Int) {
        let place = Journal.StreamPlace(connection: connection, number: frame.stream)
        if frame.kind == .headers, streamIndices[place] == nil {
            streamIndices[place] = streams.count
            streams.append(.init(connection: connection, number: frame.stream))
        }
        guard let index = streamIndices[place] else { return }
        streams[index].fields += fields ?? []
        if frame.kind == .data { streams[index].body += frame.content }
        if frame.isLast { streams[index].isWhole = true }
        if frame.kind == .reset { streams[index].isReset = true }
    }
}

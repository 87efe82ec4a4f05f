#if os(Linux)
    import Foundation
    import Loopback

    /// The frames of a server that speaks HTTP/2 without TLS, and answers one request (RFC 9113).
    enum HTTP2Answers {
        /// The codes of errors (§7).
        enum Code: UInt32, CaseIterable {
            case none, protocolError, internalError, flowControl, settingsTimeout, streamClosed
            case frameSize, refusedStream, cancel, compression, connect, enhanceYourCalm
            case inadequateSecurity
            /// Not a failure: libcurl then asks again over HTTP/1.1.
            case http11Required
        }

        /// `SETTINGS`, and the acknowledgement of the client's.
        static let settings = frame(4) + frame(4, flags: 1)

        /// The end of the stream of the first request, `RST_STREAM`.
        static func reset(_ code: Code) -> Data { frame(3, stream: 1, number(code.rawValue)) }

        /// The end of the connection, on which no request was processed, `GOAWAY`.
        static func goAway(_ code: Code) -> Data { frame(7, number(0) + number(code.rawValue)) }

        /// `HEADERS` with the status 200, the index 8 of the static table (RFC 7541, appendix A).
        static let head = frame(1, flags: 4, stream: 1, Data([0x88]))

        /// `DATA`, with more to follow or not.
        static func data(_ text: String, isLast: Bool) -> Data {
            frame(0, flags: isLast ? 1 : 0, stream: 1, Data(text.utf8))
        }

        private static func frame(
            _ type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: Data = Data()
        ) -> Data {
            number(UInt32(payload.count)).dropFirst() + [type, flags] + number(stream) + payload
        }

        private static func frame(_ type: UInt8, _ payload: Data) -> Data {
            frame(type, flags: 0, stream: 0, payload)
        }

        private static func number(_ value: UInt32) -> Data {
            withUnsafeBytes(of: value.bigEndian) { Data($0) }
        }

        /// Waits for the request of the client, the `HEADERS` after its preface and its settings;
        /// false if it does not speak HTTP/2.
        static func awaitRequest(_ exchange: Exchange) throws -> Bool {
            var bytes = Data()
            var position = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8.count
            while true {
                while bytes.count < position + 9 {
                    let more = try exchange.receive()
                    bytes += more
                    guard !more.isEmpty, bytes.starts(with: Data("PRI".utf8)) else { return false }
                }
                if bytes[position + 3] == 1 { return true }
                let length = bytes[position..<position + 3].reduce(0) { $0 << 8 | Int($1) }
                position += 9 + length
            }
        }
    }
#endif

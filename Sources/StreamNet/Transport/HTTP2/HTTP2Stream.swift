import Foundation

/// An exchange on a stream of HTTP/2. Used on the loop's thread only.
final class HTTP2Stream {
    let exchange: HTTPExchange
    private var fields: ReceivedFields
    private var status: Int?
    private var hasHead = false
    private(set) var trailers: HTTPHeaders = [:]
    private(set) var error: CurlError?
    /// The reason of nghttp2 to reset it.
    var flaw: String?
    /// The number of bytes that have been received, and may not be replaced by others yet.
    var unconsumed = 0
    var isReset = false

    /// The number of bytes that a head may have: nghttp2 takes no much longer one.
    private static let limit = 131_072

    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
        fields = ReceivedFields(limit: min(exchange.task.headLimit ?? .max, Self.limit))
    }

    func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        exchange.hasReceived = true
        do throws(CurlError) { try fields.count(name.count + value.count + 4) } catch {
            self.error = error
            return
        }
        if name.first == UInt8(ascii: ":") {
            status = Int(String(decoding: value, as: UTF8.self))
        } else {
            fields.add(name, value)
        }
    }

    func endFields() {
        if hasHead {
            trailers = fields.take()
            return
        }
        let head = Response(status: status ?? 0, headers: fields.take())
        // Informational heads are dropped; there is no 101 in HTTP/2 (RFC 9113 §8.6).
        guard head.status >= 200 else { return }
        guard head.hasOneLength else {
            error = .malformed("more than one length, or none at all")
            return
        }
        hasHead = true
        exchange.receive(head)
    }
}

extension RequestHead {
    /// The names of fields that belong to a connection of HTTP/1.1 (RFC 9113 §8.2.2).
    private static let connectionFields: Set<String> = [
        "connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade",
    ]

    /// The fields of HTTP/2, one behind the other, with the ends of their names and values.
    func http2Fields() -> (text: [UInt8], ends: [Int]) {
        var (text, ends): ([UInt8], [Int]) = ([], [])
        text.reserveCapacity(512)
        ends.reserveCapacity(2 * fields.count + 10)
        func add(_ name: some StringProtocol, _ value: String) {
            text.append(contentsOf: name.utf8)
            ends.append(text.count)
            text.append(contentsOf: value.utf8)
            ends.append(text.count)
        }
        add(":method", method.rawValue)
        add(":scheme", isSecure ? "https" : "http")
        add(":authority", host)
        add(":path", target)
        if let length { add("content-length", String(length)) }
        for field in fields {
            let name = field.name.lowercased()
            if Self.connectionFields.contains(name) { continue }
            if name == "te", field.value.lowercased() != "trailers" { continue }
            add(name, field.value)
        }
        return (text, ends)
    }
}

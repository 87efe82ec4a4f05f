import Foundation

/// Reads a response to a request that asked to switch the protocol: its head, and the bytes behind
/// it, of the other protocol or of a refusal.
struct UpgradeReader {
    /// The part of a line that has arrived.
    private var line: [UInt8] = []
    private(set) var isUpgraded = false
    private var body: RefusalBody?

    /// The number of bytes at which a line without an end is refused.
    private static let limit = 1_000_000

    /// Reads bytes, and passes them on; false at the end of the response, or of its validity.
    mutating func read(_ bytes: Data, _ callbacks: TransferCallbacks) -> Bool {
        if isUpgraded {
            callbacks.receive(piece: bytes)
            return true
        }
        var rest = bytes[...]
        while body == nil {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
                line += rest
                return line.count <= Self.limit || take(callbacks)
            }
            line += rest[...end]
            rest = rest[(end + 1)...]
            guard take(callbacks) else { return false }
            guard let head = callbacks.response else { continue }
            if head.status == 101 {
                isUpgraded = true
                if !rest.isEmpty { callbacks.receive(piece: Data(rest)) }
                return true
            }
            body = RefusalBody(of: head)
        }
        guard let part = body?.read(Data(rest)) else { return false }
        if !part.isEmpty { callbacks.receive(piece: part) }
        return body?.isOver != true
    }

    private mutating func take(_ callbacks: TransferCallbacks) -> Bool {
        defer { line.removeAll(keepingCapacity: true) }
        return callbacks.receive(line: line, isHTTP2: false)
    }

    /// True if the response may end here, with its connection.
    var isWhole: Bool { isUpgraded || body?.mayEnd == true }

    /// The error of a response that ends here, too early; nil if there is no head.
    var truncation: CurlError? { body == nil ? nil : CurlError(code: CurlError.partial) }
}

/// A body of HTTP/1.1, by the length or the chunks that its head announces (RFC 9112 §6.3).
private struct RefusalBody {
    private enum Framing { case length(Int), size, chunk(Int), behindChunk, trailers, end, over }

    private var framing: Framing
    private var line: [UInt8] = []

    private static let longestLine = 16_384

    init(of head: Response) {
        let coding = head.headers["Transfer-Encoding"]
        let length = head.headers.firstValue(for: "Content-Length").flatMap { Int($0) }
        if [204, 304].contains(head.status) {
            framing = .over
        } else if coding?.lowercased().hasSuffix("chunked") == true {
            framing = .size
        } else if coding == nil, let length {
            framing = length > 0 ? .length(length) : .over
        } else {
            framing = .end
        }
    }

    var isOver: Bool { if case .over = framing { true } else { false } }

    /// True if the end of the connection may be the end of the body.
    var mayEnd: Bool { if case .end = framing { true } else { isOver } }

    /// Returns the bytes of the body that these contain; nil if they are malformed.
    mutating func read(_ bytes: Data) -> Data? {
        var (rest, body) = (bytes[...], Data())
        while !rest.isEmpty {
            switch framing {
            case .over: return body
            case .end:
                body += rest
                return body
            case .length(let count), .chunk(let count):
                let part = rest.prefix(count)
                body += part
                rest = rest.dropFirst(part.count)
                set(count - part.count)
            case .size, .behindChunk, .trailers:
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
                    line += rest
                    return line.count <= Self.longestLine ? body : nil
                }
                line += rest[..<end]
                rest = rest[(end + 1)...]
                guard readLine() else { return nil }
            }
        }
        return body
    }

    private mutating func set(_ left: Int) {
        switch framing {
        case .length: framing = left == 0 ? .over : .length(left)
        default: framing = left == 0 ? .behindChunk : .chunk(left)
        }
    }

    /// Reads a line between chunks (RFC 9112 §7.1); false if it is malformed.
    private mutating func readLine() -> Bool {
        defer { line = [] }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            .trimmingCharacters(in: .newlines)
        switch framing {
        case .behindChunk:
            framing = .size
            return text.isEmpty
        case .trailers:
            if text.isEmpty { framing = .over }
            return true
        default:
            let digits = text.prefix { $0 != ";" && $0 != " " }
            guard let size = Int(digits, radix: 16), size >= 0 else { return false }
            framing = size == 0 ? .trailers : .chunk(size)
            return true
        }
    }
}

import Foundation

/// Reads a response to a request that asked to switch the protocol: its head, and the bytes behind
/// it, of the other protocol or of the body of a refusal (RFC 9112 §6.3).
struct UpgradeReader {
    private enum Part: Equatable {
        case head, upgraded
        /// A body, with the number of bytes to come, or up to the end of the connection.
        case length(Int), chunk(Int), end
        /// The lines between chunks (RFC 9112 §7.1).
        case size, behindChunk, trailers
        case over
    }

    private var part = Part.head
    /// The part of a line that has arrived.
    private var line: [UInt8] = []

    /// The number of bytes at which a line without an end is read as one.
    private static let limit = 1_000_000

    var isUpgraded: Bool { part == .upgraded }
    /// True if the response may end here, with its connection.
    var isWhole: Bool { [.upgraded, .end, .over].contains(part) }
    /// The error of a response that ends here, too early; nil if there is no head.
    var truncation: CurlError? { part == .head ? nil : CurlError(code: CurlError.partial) }

    /// Reads bytes, and passes them on; false at the end of the response, or of its validity.
    mutating func read(_ bytes: Data, _ callbacks: TransferCallbacks) -> Bool {
        var rest = bytes
        func pass(_ count: Int) -> Int {
            let piece = rest.prefix(count)
            callbacks.receive(piece: piece)
            rest = rest.dropFirst(count)
            return count - piece.count
        }
        while part != .over, !rest.isEmpty {
            switch part {
            case .upgraded, .end, .over: _ = pass(rest.count)
            case .length(let count):
                let left = pass(count)
                part = left == 0 ? .over : .length(left)
            case .chunk(let count):
                let left = pass(count)
                part = left == 0 ? .behindChunk : .chunk(left)
            case .head, .size, .behindChunk, .trailers:
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
                    line += rest
                    return line.count <= Self.limit || readLine(callbacks)
                }
                line += rest[...end]
                rest = rest[(end + 1)...]
                guard readLine(callbacks) else { return false }
            }
        }
        return part != .over
    }

    /// Reads a line, and what follows it; false if it is malformed.
    private mutating func readLine(_ callbacks: TransferCallbacks) -> Bool {
        defer { line.removeAll(keepingCapacity: true) }
        let text = String(decoding: line, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        switch part {
        case .head:
            let isValid = callbacks.receive(line: line, isHTTP2: false)
            if let head = callbacks.response { part = Self.body(of: head) }
            return isValid
        case .behindChunk:
            part = .size
            return text.isEmpty
        case .trailers:
            if text.isEmpty { part = .over }
            return true
        default:
            let size = Int(text.prefix { $0 != ";" && $0 != " " }, radix: 16) ?? -1
            part = size == 0 ? .trailers : .chunk(size)
            return size >= 0
        }
    }

    private static func body(of head: Response) -> Part {
        if head.status == 101 { return .upgraded }
        if [204, 304].contains(head.status) { return .over }
        if let coding = head.headers["Transfer-Encoding"] {
            return coding.lowercased().hasSuffix("chunked") ? .size : .end
        }
        let length = head.headers.firstValue(for: "Content-Length").flatMap { Int($0) }
        return length.map { $0 > 0 ? .length($0) : .over } ?? .end
    }
}

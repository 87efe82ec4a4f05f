import Foundation

/// Reads the messages and control frames of one side of a connection (RFC 6455 §5 and §6.2).
struct FrameReader: Sendable {
    enum Received: Sendable, Equatable {
        case message(SocketMessage), ping(Data), pong(Data), close(SocketClose)
    }

    private let limit: Int
    private let inflater: MessageInflater?
    private let expectsMasks: Bool

    private var start: [UInt8] = []
    /// The frame whose payload comes next; nil in front of a header.
    private var frame: FrameHeader?
    /// The number of bytes of its payload that have not arrived.
    private var left: UInt64 = 0
    private var control = Data()
    /// The message whose last frame has not arrived; nil between messages.
    private var message: IncomingMessage?
    private var isOver = false

    /// - Parameter limit: The most bytes of a message, inflated and over all its frames.
    init(limit: Int, deflate: PermessageDeflate.Agreement?, expectsMasks: Bool = false) {
        (self.limit, self.expectsMasks) = (limit, expectsMasks)
        inflater = deflate.map { MessageInflater($0.side(ofClient: expectsMasks)) }
    }

    /// Reads received bytes, however cut; behind a close frame and a violation all are ignored.
    mutating func read(_ bytes: Data, _ notify: (Received) -> Void) throws(SocketViolation) {
        guard !isOver else { return }
        // The pointers are used within the call only.
        let violation = bytes.withUnsafeBytes { bytes -> SocketViolation? in
            do throws(SocketViolation) { try scan(bytes, notify) } catch { return error }
            return nil
        }
        guard let violation else { return }
        (isOver, message) = (true, nil)
        throw violation
    }

    private mutating func scan(
        _ bytes: UnsafeRawBufferPointer, _ notify: (Received) -> Void
    ) throws(SocketViolation) {
        var rest = bytes
        while !isOver {
            if frame == nil {
                guard let header = try nextHeader(in: &rest) else { return }
                try begin(header)
            }
            guard let frame else { return }
            let count = Int(min(left, UInt64(rest.count)))
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            let offset = frame.length - left
            left -= UInt64(count)
            if let key = frame.mask {
                let plain = FrameMask.applied(key, to: piece, at: offset)
                try plain.withUnsafeBufferPointer { bytes throws(SocketViolation) in
                    try take(UnsafeRawBufferPointer(bytes), of: frame, notify)
                }
            } else {
                try take(piece, of: frame, notify)
            }
            guard left == 0 else { return }
            self.frame = nil
        }
    }

    /// Takes the next header from the front of `rest`; nil if it is not complete, and kept then.
    private mutating func nextHeader(
        in rest: inout UnsafeRawBufferPointer
    ) throws(SocketViolation) -> FrameHeader? {
        // A header has at most 14 bytes.
        let found = start.isEmpty ? try header(in: rest) : try header(in: start + rest.prefix(14))
        guard let header = found else {
            start += rest
            return nil
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(header.size - start.count))
        start = []
        return header
    }

    private func header(
        in bytes: some RandomAccessCollection<UInt8>
    ) throws(SocketViolation) -> FrameHeader? {
        try FrameHeader(bytes, mayCompress: inflater != nil, isMasked: expectsMasks)
    }

    /// Begins the frame, and with it a message if it is the first of one (§5.4).
    private mutating func begin(_ header: FrameHeader) throws(SocketViolation) {
        frame = header
        left = header.length
        switch header.opcode {
        case .close, .ping, .pong: return
        case .continuation:
            guard message != nil
            else { throw .breach(wanted: "the first frame of a message", found: "a continuation") }
        case .text, .binary:
            guard message == nil
            else { throw .breach(wanted: "a continuation", found: "the first frame of a message") }
            message = IncomingMessage(
                isText: header.opcode == .text, limit: limit,
                inflater: header.isCompressed ? inflater : nil)
        }
        try message?.checkRoom(for: header.length)
    }

    /// Takes the next bytes of the payload, which are the last if nothing is left.
    private mutating func take(
        _ piece: UnsafeRawBufferPointer, of frame: FrameHeader, _ notify: (Received) -> Void
    ) throws(SocketViolation) {
        if frame.opcode.isControl {
            control.append(contentsOf: piece)
            guard left == 0 else { return }
            let payload = exchange(&control, with: Data())
            switch frame.opcode {
            case .ping: return notify(.ping(payload))
            case .pong: return notify(.pong(payload))
            default:
                (isOver, message) = (true, nil)
                return notify(.close(try SocketClose(payload: payload)))
            }
        }
        let isWhole = frame.isFinal && frame.opcode != .continuation && piece.count == frame.length
        if isWhole, !frame.isCompressed {
            message = nil
            let whole = try IncomingMessage.whole(piece, isText: frame.opcode == .text)
            return notify(.message(whole))
        }
        try message?.append(piece)
        guard left == 0, frame.isFinal, let finished = try message?.finish() else { return }
        message = nil
        notify(.message(finished))
    }
}

extension SocketClose {
    /// Reads the payload of a close frame (RFC 6455 §5.5.1).
    init(payload: Data) throws(SocketViolation) {
        guard !payload.isEmpty else {
            self.init(1005)
            return
        }
        guard payload.count >= 2
        else { throw .breach(wanted: "a close code of two bytes", found: "one byte") }
        let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
        guard let reason = String(valid: payload.dropFirst(2))
        else { throw .brokenText(in: "the reason of a close") }
        self.init(code, reason)
        guard maySend
        else { throw .breach(wanted: "a close code that may be sent", found: "\(code)") }
    }
}

import Foundation

/// Splits bytes into lines at LF, CR and CRLF, also if a piece ends between CR and LF.
struct LineReader: PieceReader {
    private let limit: Int
    private var line: [UInt8] = []
    private var hasCR = false
    private var isFirst = true

    init(upTo limit: Int) { self.limit = max(0, limit) }

    mutating func read(_ piece: Data?, _ notify: (String) -> Void) throws(NetError) {
        guard let piece else { return line.isEmpty ? () : notify(takeLine()) }
        for byte in [UInt8](piece) {
            let isSecondHalf = hasCR && byte == UInt8(ascii: "\n")
            hasCR = byte == UInt8(ascii: "\r")
            if isSecondHalf { continue }
            if hasCR || byte == UInt8(ascii: "\n") {
                notify(takeLine())
            } else {
                guard line.count < limit else {
                    throw TransportFailure.Reason.lineTooLong(limit: limit).error(for: nil)
                }
                line.append(byte)
            }
        }
    }

    /// Returns the line, without the byte order mark that the first one may begin with.
    private mutating func takeLine() -> String {
        let isMarked = isFirst && line.starts(with: [0xEF, 0xBB, 0xBF])
        let text = String(decoding: line.dropFirst(isMarked ? 3 : 0), as: UTF8.self)
        isFirst = false
        line.removeAll(keepingCapacity: true)
        return text
    }
}

/// A position in a text, as editors count it.
struct TextPosition: Hashable, Sendable {
    /// The offset in bytes, from 0, a byte order mark included.
    let offset: Int

    /// The line, from 1; lines end with a line feed.
    let line: Int

    /// The column, from 1, counted in code points.
    let column: Int

    init<Bytes: RandomAccessCollection<UInt8>>(
        of offset: Int, in bytes: Bytes
    ) where Bytes.Index == Int {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.starts(with: mark) ? mark.count : 0
        let before = bytes[min(start, offset)..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        self.offset = offset
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 }
    }
}

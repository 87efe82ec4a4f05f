import Foundation

/// Validates one JSON text (RFC 8259) and writes its tape, in one pass.
///
/// Unsafe: writes words through a pointer, after making room for them. The open containers are a
/// list inside the tape, each pointing to the one around it, so no stack could overflow.
struct TapeParser: ~Copyable {
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var words: TapeWords
    private let depth: Int

    init(forText count: Int, depth: Int) throws(TapeError) {
        words = try TapeWords(forText: count)
        self.depth = depth
    }

    mutating func document(
        _ text: borrowing PaddedText, without prefix: JSONPrefix = .none
    ) throws(TapeError) {
        var cursor = Self.begin(text, without: prefix)
        guard text.count < UInt32.max else { throw cursor.failure(.smallerText) }
        var start = words.start
        var next = start
        // The largest value takes three words, its key one.
        var limit = start + words.capacity - 4
        var open = 0
        var count = 0
        var level = 0
        var isObject = false
        cursor.skipSpace()
        values: while true {
            if next > limit {
                let used = next - start
                try words.grow(after: cursor.offset, of: text.count)
                start = words.start
                next = start + used
                limit = start + words.capacity - 4
            }
            if isObject {
                let (behind, key) = try cursor.behindKey()
                cursor = behind
                next.pointee = key.bits
                next += 1
            }
            count += 1
            switch cursor.byte {
            case UInt8(ascii: "\""):
                next.pointee = try cursor.stringWord().bits
                next += 1
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                next.pointee = try cursor.numberWord().bits
                next += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard level < depth else { throw cursor.failure(.levels) }
                isObject = cursor.byte == UInt8(ascii: "{")
                next[0] = TapeWord(isObject ? .object : .array, at: cursor.offset).bits
                next[1] = TapeWord(end: open, count: count).bits
                next[2] = 0
                open = next - start
                count = 0
                level += 1
                next += isObject ? 3 : 2
                cursor.at += 1
                cursor.skipSpace()
                if cursor.byte != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    continue values
                }
            default:
                next.pointee = try cursor.literalWord().bits
                next += 1
            }

            while level > 0 {
                cursor.skipSpace()
                if cursor.take(",") {
                    cursor.skipSpace()
                    continue values
                }
                guard cursor.byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                else { throw cursor.failure(isObject ? .member : .element) }
                cursor.at += 1
                let outer = TapeWord(start[open + 1])
                start[open + 1] = TapeWord(end: next - start, count: count).bits
                open = outer.end
                count = outer.count
                level -= 1
                isObject = TapeWord(start[open]).has(.object)
            }
            break
        }
        cursor.skipSpace()
        guard cursor.offset == text.count else { throw cursor.failure(.end) }
        try words.trim(to: next - start)
    }

    consuming func finish() -> TapeWords { words }

    /// Returns a cursor after the byte order mark and the prefix, if the text has them.
    private static func begin(
        _ text: borrowing PaddedText, without prefix: JSONPrefix
    ) -> ByteCursor {
        var cursor = ByteCursor(text.start)
        if cursor.byte < 0x80, prefix.text.isEmpty { return cursor }
        if text.bytes.starts(with: mark) { cursor.at += mark.count }
        let prefix = prefix.text.utf8
        if text.bytes.dropFirst(cursor.offset).starts(with: prefix) { cursor.at += prefix.count }
        return cursor
    }
}

/// The words of a tape.
///
/// Unsafe: it owns raw memory, as words are written without a check of each index, and it shrinks
/// without a copy. The parser makes room first; readers follow indices that the parser wrote.
struct TapeWords: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt64>
    private(set) var capacity: Int

    /// Allocates two thirds of the size of the text, enough for most documents. The sum of both
    /// stays below the size that glibc returns to the system at each release and requests again.
    init(forText count: Int) throws(TapeError) {
        capacity = count / 12 + 16
        guard let memory = malloc(capacity * Self.size) else { throw Self.failure }
        start = memory.assumingMemoryBound(to: UInt64.self)
    }

    deinit { free(start) }

    private static let size = MemoryLayout<UInt64>.size
    private static var failure: TapeError { TapeError(offset: 0, wanted: .memory) }

    /// Makes room for the rest of the text, if it is like the part already read, and a little more.
    mutating func grow(after read: Int, of count: Int) throws(TapeError) {
        let likely = Double(capacity) * Double(count) / Double(max(1, read)) * 1.05
        let most = 2 * count + 16
        try resize(to: max(min(Int(likely), most), capacity + capacity / 8) + 16)
    }

    /// Frees unused memory if it is more than a page.
    mutating func trim(to count: Int) throws(TapeError) {
        if capacity - count > max(512, count / 8) { try resize(to: count) }
    }

    private mutating func resize(to count: Int) throws(TapeError) {
        guard let moved = realloc(start, count * Self.size) else { throw Self.failure }
        start = moved.assumingMemoryBound(to: UInt64.self)
        capacity = count
    }
}

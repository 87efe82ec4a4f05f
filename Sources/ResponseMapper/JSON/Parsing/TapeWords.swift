import Foundation

/// The words of a tape.
///
/// Unsafe: it owns raw memory, because words are written without a check of each index and the
/// memory must shrink to its content without a copy, which an array cannot do. The parser makes
/// room first; readers follow indices that the parser wrote.
struct TapeWords: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt64>
    private(set) var capacity: Int

    /// Room for two thirds of the bytes that the text has: enough for most documents. Together
    /// they stay below what glibc gives back to the system at each release, to ask for it again.
    init(forText count: Int) throws(TapeFailure) {
        capacity = count / 12 + 16
        guard let memory = malloc(capacity * Self.size) else { throw Self.failure }
        start = memory.assumingMemoryBound(to: UInt64.self)
    }

    deinit {
        free(start)
    }

    private static let size = MemoryLayout<UInt64>.size
    private static var failure: TapeFailure { TapeFailure(offset: 0, wanted: .memory) }

    /// Makes room for what the rest of the text needs if it is like the part that was read, and
    /// some more; at least an eighth more than there was.
    mutating func grow(after read: Int, of count: Int) throws(TapeFailure) {
        let likely = Double(capacity) * Double(count) / Double(max(1, read)) * 1.05
        let most = 2 * count + 16
        try resize(to: max(min(Int(likely), most), capacity + capacity / 8) + 16)
    }

    /// Gives back what is not needed, if it is much: more than a page.
    mutating func trim(to count: Int) throws(TapeFailure) {
        if capacity - count > max(512, count / 8) { try resize(to: count) }
    }

    private mutating func resize(to count: Int) throws(TapeFailure) {
        guard let moved = realloc(start, count * Self.size) else { throw Self.failure }
        start = moved.assumingMemoryBound(to: UInt64.self)
        capacity = count
    }
}

import Foundation

/// The words of a tape.
///
/// Unsafe: it owns raw memory, because words are written without a check of each index and the
/// memory must shrink to its content without a copy, which an array cannot do. The parser makes
/// room first; readers follow indices that the parser wrote.
struct TapeWords: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt64>
    private(set) var capacity: Int

    /// Allocates two thirds of the size of the text, which is enough for most documents. The sum of
    /// both stays below the size at which glibc returns memory to the system at each release and
    /// requests it again.
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

    /// Makes room for the rest of the text, assuming that it is like the part already read, and a
    /// little more; at least an eighth more than before.
    mutating func grow(after read: Int, of count: Int) throws(TapeFailure) {
        let likely = Double(capacity) * Double(count) / Double(max(1, read)) * 1.05
        let most = 2 * count + 16
        try resize(to: max(min(Int(likely), most), capacity + capacity / 8) + 16)
    }

    /// Frees unused memory if it is more than a page.
    mutating func trim(to count: Int) throws(TapeFailure) {
        if capacity - count > max(512, count / 8) { try resize(to: count) }
    }

    private mutating func resize(to count: Int) throws(TapeFailure) {
        guard let moved = realloc(start, count * Self.size) else { throw Self.failure }
        start = moved.assumingMemoryBound(to: UInt64.self)
        capacity = count
    }
}

/// Unsafe: marks the keys it has seen in memory on the stack, at indices masked to its size.
extension Tape {
    /// The largest number of members whose keys are compared.
    static let mostDistinct = 256

    /// True if no key of an object occurs twice, so that a search may stop at the first match.
    ///
    /// Also false if a key contains an escape, and if there are more than ``mostDistinct`` members.
    func hasDistinctKeys(_ index: Int) -> Bool {
        let count = count(at: index)
        guard count <= Self.mostDistinct else { return false }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { marks in
            let used = count <= 16 ? 8 : 64
            marks.extracting(0..<used).initialize(repeating: 0)
            var position = first(in: index)
            let end = end(of: index)
            while position < end {
                let word = word(at: position)
                if word.has(.escaped) { return false }
                let head = Int(word.head)
                let bit: UInt64 = 1 << UInt64(head >> 6 & 63)
                let slot = head & (used - 1)
                // Different keys may share a mark.
                if marks[slot] & bit != 0, isWritten(word, in: index, before: position) {
                    return false
                }
                marks[slot] |= bit
                position = next(after: position + 1)
            }
            return true
        }
    }

    @inline(never)
    private func isWritten(_ key: TapeWord, in index: Int, before end: Int) -> Bool {
        var position = first(in: index)
        while position < end {
            if word(at: position).head == key.head, isKey(rawText(key), at: position) {
                return true
            }
            position = next(after: position + 1)
        }
        return false
    }
}

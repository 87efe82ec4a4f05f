import Foundation

/// Unsafe: compares bytes of the text through pointers, within the lengths in the words, and marks
/// keys in memory on the stack, at indices masked to its size.
///
/// Members are found in two ways: by walking, from the one that was found last and up to the first
/// match if no key is repeated, else to the last match; or by the table of a ``LargeContainer``.
extension Tape {
    /// The value of a key of an object, of a repeated key the last one; nil for all but objects.
    func member(_ key: consuming String, of index: Int) -> Int? {
        guard isObject(at: index) else { return nil }
        return key.withUTF8 { member($0, of: index) }
    }

    /// Begins after the key found last, as models mostly read in the order of the JSON.
    @inline(__always)
    private func member(_ key: UnsafeBufferPointer<UInt8>, of index: Int) -> Int? {
        let head = TapeKey.head(key)
        guard let start = start(in: index) else { return lastMember(key, head, of: index) }
        let found =
            firstMember(key, head, start, end(of: index))
            ?? firstMember(key, head, first(in: index), start)
        if let found { setHint(UInt64(next(after: found)), of: index) }
        return found
    }

    /// The place at which a search in an object begins; nil if a key may be repeated, so that the
    /// search may not stop at the first match. Determined by the first search in an object.
    @inline(__always) func start(in index: Int) -> Int? {
        var hint = hint(of: index)
        if hint == 0 { hint = firstHint(of: index) }
        return hint == Self.isRepeating ? nil : Int(hint)
    }

    /// Not the place of any key: the first one has words in front of it.
    private static var isRepeating: UInt64 { 1 }

    @inline(never) private func firstHint(of index: Int) -> UInt64 {
        let hint = hasDistinctKeys(index) ? UInt64(first(in: index)) : Self.isRepeating
        setHint(hint, of: index)
        return hint
    }

    /// The keys of an object in their order, each once.
    func distinctKeys(of index: Int) -> [String] {
        start(in: index) == nil ? keys(of: index).distinct : keys(of: index)
    }

    @inline(__always) private func firstMember(
        _ key: UnsafeBufferPointer<UInt8>, _ head: UInt32, _ start: Int, _ end: Int
    ) -> Int? {
        var position = start
        while position < end {
            if word(at: position).head == head, isKey(key, at: position) { return position + 1 }
            position = next(after: position + 1)
        }
        return nil
    }

    @inline(never) private func lastMember(
        _ key: UnsafeBufferPointer<UInt8>, _ head: UInt32, of index: Int
    ) -> Int? {
        if count(at: index) > LargeContainer.limit, let table = keyTable(of: index) {
            return table[ExactName(text: String(decoding: key, as: UTF8.self))]
        }
        var found: Int?
        var position = first(in: index)
        let end = end(of: index)
        while position < end {
            let word = word(at: position)
            if word.head == head || word.has(.escaped), isKey(key, at: position) {
                found = position + 1
            }
            position = next(after: position + 1)
        }
        return found
    }

    /// True if the key at an index is this one, code point by code point; makes no string of it.
    func isKey(_ key: TapeKey, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.head == key.head || word.has(.escaped) else { return false }
        var text = key.text
        return text.withUTF8 { isKey($0, at: index) }
    }

    /// True if the key at an index has these bytes; its head must be equal, or it has escapes.
    @inline(__always) func isKey(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.has(.string) else { return isUnescaped(bytes, at: index) }
        guard let start = bytes.baseAddress else { return true }
        // A long key may be longer than this one, or end sooner.
        if word.length == TapeWord.longest, rawText(word).count != bytes.count { return false }
        return memcmp(text.start + word.offset, start, bytes.count) == 0
    }

    @inline(never)
    private func isUnescaped(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        string(at: index).map { $0.utf8.elementsEqual(bytes) } ?? false
    }

    /// The largest number of members whose keys are compared.
    static let mostDistinct = 256

    /// True if no key of an object occurs twice, so that a search may stop at the first match. Also
    /// false if a key contains an escape, or if there are more than ``mostDistinct`` members.
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

    @inline(never) private func isWritten(_ key: TapeWord, in index: Int, before end: Int) -> Bool {
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

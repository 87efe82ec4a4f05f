import Foundation

/// Unsafe: compares bytes of the text through pointers, within the lengths that the words say.
extension Tape {
    /// The value of a key of an object; nil when there is none, and for all but objects.
    ///
    /// Of a key that is written several times it is the last value.
    func member(_ key: String, of index: Int) -> Int? {
        guard isObject(at: index) else { return nil }
        let count = count(at: index)
        let start = LastHits.sizes.contains(count) ? start(in: index) : nil
        if start == nil, count > ShortWay.limit, let table = keyTable(of: index) {
            return table.member(TapeKey(key), in: self)
        }
        let found = key.utf8.withContiguousStorageIfAvailable { member($0, of: index, from: start) }
        if let found { return found }
        var key = key
        return key.withUTF8 { member($0, of: index, from: start) }
    }

    private func member(
        _ key: UnsafeBufferPointer<UInt8>, of index: Int, from start: Int?
    ) -> Int? {
        let head = TapeKey.head(key)
        guard let start else { return lastMember(key, head, of: index) }
        let value = distinctMember(key, head, of: index, from: start)
        if let value { lastHits.move(to: next(after: value), in: index) }
        return value
    }

    /// Where a search starts in an object whose keys differ, which is found out when it is asked
    /// first; nil for any other.
    @inline(__always)
    private func start(in index: Int) -> Int? {
        switch lastHits.keys(of: index) ?? newKeys(of: index) {
        case .distinct(let next): next
        case .repeated: nil
        }
    }

    private func newKeys(of index: Int) -> LastHits.Keys {
        let keys: LastHits.Keys =
            hasDistinctKeys(index) ? .distinct(next: first(in: index)) : .repeated
        lastHits.add(keys, of: index, in: self)
        return keys
    }

    /// The value of a name in an object whose keys differ, looked for from the key at a position
    /// to the end, then up to it.
    @inline(__always)
    func distinctMember(_ name: consuming String, of index: Int, from start: Int) -> Int? {
        name.withUTF8 { distinctMember($0, TapeKey.head($0), of: index, from: start) }
    }

    @inline(__always)
    private func distinctMember(
        _ key: UnsafeBufferPointer<UInt8>, _ head: UInt32, of index: Int, from start: Int
    ) -> Int? {
        firstMember(key, head, start, end(of: index))
            ?? firstMember(key, head, first(in: index), start)
    }

    @inline(__always)
    private func firstMember(
        _ key: UnsafeBufferPointer<UInt8>, _ head: UInt32, _ start: Int, _ end: Int
    ) -> Int? {
        var position = start
        while position < end {
            if word(at: position).head == head, isKey(key, at: position) { return position + 1 }
            position = next(after: position + 1)
        }
        return nil
    }

    private func lastMember(
        _ key: UnsafeBufferPointer<UInt8>, _ head: UInt32, of index: Int
    ) -> Int? {
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

    /// Whether the key at an index is this one, code point by code point; makes no string of it.
    @inline(__always)
    func isKey(_ key: TapeKey, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.head == key.head || word.has(.escaped) else { return false }
        var text = key.text
        return text.withUTF8 { isKey($0, at: index) }
    }

    /// Whether the key at an index has these bytes, where its head does not tell otherwise.
    @inline(__always)
    func isKey(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.has(.string) else { return isUnescaped(bytes, at: index) }
        guard let start = bytes.baseAddress else { return true }
        // A long key may be longer than this one, or end sooner.
        if word.length == TapeWord.longest, rawText(word).count != bytes.count { return false }
        return Self.isSame(text.start + word.offset, start, bytes.count)
    }

    /// Most keys are short: to call for each takes longer than to compare.
    @inline(__always)
    private static func isSame(
        _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int
    ) -> Bool {
        switch count {
        case 17...: memcmp(one, other, count) == 0
        case 8...: haveSameEnds(of: UInt64.self, one, other, count)
        case 4...: haveSameEnds(of: UInt32.self, one, other, count)
        case 2...: haveSameEnds(of: UInt16.self, one, other, count)
        case 1: one.load(as: UInt8.self) == other.load(as: UInt8.self)
        default: true
        }
    }

    /// Whether the first bytes and the last ones are the same, so many as a word has, which may
    /// overlap.
    @inline(__always)
    private static func haveSameEnds<Word: FixedWidthInteger & BitwiseCopyable>(
        of type: Word.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int
    ) -> Bool {
        let last = count - MemoryLayout<Word>.size
        return one.loadUnaligned(as: type) == other.loadUnaligned(as: type)
            && (one + last).loadUnaligned(as: type) == (other + last).loadUnaligned(as: type)
    }

    @inline(never)
    private func isUnescaped(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        string(at: index).map { $0.utf8.elementsEqual(bytes) } ?? false
    }
}

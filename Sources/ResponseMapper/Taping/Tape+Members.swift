import Foundation

/// Unsafe: compares bytes of the text through pointers, within the lengths that the words say.
extension Tape {
    /// The value of a key of an object; nil when there is none, and for all but objects.
    ///
    /// Of a key that is written several times it is the last value.
    func member(_ key: TapeKey, of index: Int) -> Int? {
        guard isObject(at: index) else { return nil }
        if count(at: index) > ShortWay.limit, let table = keyTable(of: index) {
            return table.member(key, in: self)
        }
        var found: Int?
        var position = first(in: index)
        let end = end(of: index)
        while position < end {
            if isKey(key, at: position) { found = position + 1 }
            position = next(after: position + 1)
        }
        return found
    }

    /// Whether the key at an index is this one, code point by code point; makes no string of it.
    @inline(__always)
    func isKey(_ key: TapeKey, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.head == key.head || word.tag == .escaped else { return false }
        var text = key.text
        return text.withUTF8 { isKey($0, at: index) }
    }

    /// Whether the key at an index has these bytes, where its head does not tell otherwise.
    @inline(__always)
    func isKey(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let word = word(at: index)
        guard word.tag == .string else { return isUnescaped(bytes, at: index) }
        guard let start = bytes.baseAddress else { return true }
        // A long key may be longer than this one, or end sooner.
        if word.length == TapeWord.longest, rawText(word).count != bytes.count { return false }
        return memcmp(text.start + word.offset, start, bytes.count) == 0
    }

    @inline(never)
    private func isUnescaped(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        string(at: index).map { $0.utf8.elementsEqual(bytes) } ?? false
    }
}

/// The keys of a large object by a hash of all their bytes, seeded by the process: no document
/// can be made so that they collide.
struct TapeKeyTable: Sendable {
    /// Where the members of a hash begin: an index into the other two, counted from 1.
    private var starts: [UInt32]
    /// The member of the same hash that was written before.
    private var earlier: [UInt32] = []
    private var keys: [UInt32] = []

    init(_ tape: Tape, _ index: Int) {
        let count = tape.count(at: index)
        starts = Array(repeating: 0, count: 1 << (Int.bitWidth - count.leadingZeroBitCount))
        earlier.reserveCapacity(count)
        keys.reserveCapacity(count)
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        while position < end {
            let slot = slot(tape.hash(ofKeyAt: position))
            earlier.append(starts[slot])
            keys.append(UInt32(truncatingIfNeeded: position))
            starts[slot] = UInt32(truncatingIfNeeded: keys.count)
            position = tape.next(after: position + 1)
        }
    }

    /// The value of a key; of one that is written several times, the last.
    func member(_ key: TapeKey, in tape: Tape) -> Int? {
        var number = Int(starts[slot(key.hash)])
        while number > 0 {
            let position = Int(keys[number - 1])
            if tape.isKey(key, at: position) { return position + 1 }
            number = Int(earlier[number - 1])
        }
        return nil
    }

    private func slot(_ hash: Int) -> Int { hash & (starts.count - 1) }
}

/// Unsafe: the hasher takes the bytes as a buffer.
extension Tape {
    fileprivate func hash(ofKeyAt index: Int) -> Int {
        let word = word(at: index)
        guard word.has(.string) else { return TapeKey(string(at: index) ?? "").hash }
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(rawText(word)))
        return hasher.finalize()
    }
}

extension TapeKey {
    fileprivate var hash: Int {
        var text = text
        return text.withUTF8 { utf8 in
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(utf8))
            return hasher.finalize()
        }
    }
}

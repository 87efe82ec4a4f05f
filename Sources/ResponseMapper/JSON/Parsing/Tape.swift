import Locks

/// A validated JSON text with an index of its values, read by parsed ``JSON`` and by the decoder.
///
/// A value is the index of its word; from ``root``, ``first(in:)`` and ``next(after:)`` lead to all
/// others. In an object, each value is preceded by its key, which is a word like that of a string.
///
/// `@unchecked Sendable`: text and words are raw memory that is not written after the tape is made,
/// except for hints, which are atomic, and both are freed with it.
final class Tape: @unchecked Sendable {
    /// The nesting limit; the same as Foundation's.
    static let usualDepth = 512

    let text: PaddedText
    private let memory: TapeWords
    let largeContainers = Mutex<[Int: LargeContainer]>([:])

    /// Parses a text, and skips the prefix if the text starts with it.
    init(
        _ text: consuming PaddedText, without prefix: JSONPrefix = .none, depth: Int = usualDepth
    ) throws(JSONError) {
        do throws(TapeError) {
            var parser = try TapeParser(forText: text.count, depth: depth)
            try parser.document(text, without: prefix)
            memory = parser.finish()
        } catch { throw JSONError(error, in: text, depth: depth) }
        self.text = text
    }

    var root: Int { 0 }
    func word(at index: Int) -> TapeWord { TapeWord(memory.start[index]) }

    /// The third word of an object, which threads may write over each other.
    func hint(of index: Int) -> UInt64 {
        withHint(of: index) { $0.pointee.load(ordering: .relaxed) }
    }

    func setHint(_ hint: UInt64, of index: Int) {
        withHint(of: index) { $0.pointee.store(hint, ordering: .relaxed) }
    }

    private func withHint<Result>(
        of index: Int, _ use: (UnsafeMutablePointer<Atomic<UInt64>>) -> Result
    ) -> Result {
        (memory.start + index + 2).withMemoryRebound(
            to: Atomic<UInt64>.self, capacity: 1, use)
    }

    func isNull(at index: Int) -> Bool { word(at: index).has(.null) }

    func bool(at index: Int) -> Bool? {
        let word = word(at: index)
        return word.has(.true) ? true : word.has(.false) ? false : nil
    }

    func isArray(at index: Int) -> Bool { word(at: index).has(.array) }
    func isObject(at index: Int) -> Bool { word(at: index).has(.object) }
    func isContainer(at index: Int) -> Bool { word(at: index).isContainer }
    /// The number of elements of an array, or of members of an object; valid only for these.
    func count(at index: Int) -> Int { word(at: index + 1).count }
    /// The index of the first element of an array or key of an object; if empty, ``end(of:)``.
    func first(in index: Int) -> Int { isObject(at: index) ? index + 3 : index + 2 }
    func end(of index: Int) -> Int { word(at: index + 1).end }

    /// The index after a value; of a key, which is one word, the value is at `key + 1`.
    func next(after index: Int) -> Int { isContainer(at: index) ? end(of: index) : index + 1 }

    /// The index of the array element at a position; nil if out of range, and for all but arrays.
    func element(_ position: Int, of index: Int) -> Int? {
        guard isArray(at: index), position >= 0, position < count(at: index) else { return nil }
        let first = first(in: index)
        // An array without containers occupies one word per element.
        if end(of: index) - first == count(at: index) { return first + position }
        if position > LargeContainer.limit, let elements = elementTable(of: index) {
            return Int(elements[position])
        }
        var element = first
        for _ in 0..<position { element = next(after: element) }
        return element
    }

    /// Calls `body` with the index of each element or member value; that of its key is one less.
    func forEach(in index: Int, _ body: (Int) -> Void) {
        guard isContainer(at: index) else { return }
        let step = isObject(at: index) ? 1 : 0
        var position = first(in: index) + step
        let end = end(of: index)
        while position < end {
            body(position)
            position = next(after: position) + step
        }
    }

    /// Returns what `make` does for each element or member value of a container.
    func map<Value>(in index: Int, _ make: (Int) -> Value) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count(at: index))
        forEach(in: index) { values.append(make($0)) }
        return values
    }

    /// The keys of an object in their order, with repetitions; empty for everything else.
    func keys(of index: Int) -> [String] {
        isObject(at: index) ? map(in: index) { key(of: $0) } : []
    }
}

extension Tape {
    @inline(__always)
    func isNull(at index: Int) -> Bool { word(at: index).has(.null) }

    /// Nil for all but `true` and `false`.
    @inline(__always)
    func bool(at index: Int) -> Bool? {
        let word = word(at: index)
        return word.has(.true) ? true : word.has(.false) ? false : nil
    }

    @inline(__always)
    func isArray(at index: Int) -> Bool { word(at: index).has(.array) }

    @inline(__always)
    func isObject(at index: Int) -> Bool { word(at: index).has(.object) }

    @inline(__always)
    func isContainer(at index: Int) -> Bool { word(at: index).isContainer }

    /// The elements of an array, or members of an object; only for these.
    @inline(__always)
    func count(at index: Int) -> Int { word(at: index + 1).count }

    /// The first element of an array, or key of an object; where ``end(of:)`` is when empty.
    @inline(__always)
    func first(in index: Int) -> Int { isObject(at: index) ? index + 3 : index + 2 }

    /// The index behind the last one of a container.
    @inline(__always)
    func end(of index: Int) -> Int { word(at: index + 1).end }

    /// The index behind a value. A key is one word: its value is at `key + 1`, and the next key
    /// at `next(after: key + 1)`.
    @inline(__always)
    func next(after index: Int) -> Int { isContainer(at: index) ? end(of: index) : index + 1 }

    /// The element of an array at a position; nil outside of it, and for all but arrays.
    ///
    /// To visit all of them, go on with ``next(after:)``.
    func element(_ position: Int, of index: Int) -> Int? {
        guard isArray(at: index), position >= 0, position < count(at: index) else { return nil }
        let first = first(in: index)
        // Without containers in it, an array is as long on the tape as it has elements.
        if end(of: index) - first == count(at: index) { return first + position }
        if position > ShortWay.limit, let elements = elementTable(of: index) {
            return Int(elements[position])
        }
        var element = first
        for _ in 0..<position { element = next(after: element) }
        return element
    }
}

extension Tape {
    @inline(__always)
    func isNull(at index: Int) -> Bool { word(at: index).has(.null) }

    /// The value of `true` or `false`; nil for any other value.
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

    /// The number of elements of an array, or of members of an object; valid only for these.
    @inline(__always)
    func count(at index: Int) -> Int { word(at: index + 1).count }

    /// The index of the first element of an array or key of an object; if empty, ``end(of:)``.
    @inline(__always)
    func first(in index: Int) -> Int { isObject(at: index) ? index + 3 : index + 2 }

    /// The index after the last value of a container.
    @inline(__always)
    func end(of index: Int) -> Int { word(at: index + 1).end }

    /// The index after a value. A key is one word: its value is at `key + 1`, and the next key at
    /// `next(after: key + 1)`.
    @inline(__always)
    func next(after index: Int) -> Int { isContainer(at: index) ? end(of: index) : index + 1 }

    /// The index of the array element at a position; nil if out of range, and for all but arrays.
    ///
    /// To visit all elements, continue with ``next(after:)``.
    func element(_ position: Int, of index: Int) -> Int? {
        guard isArray(at: index), position >= 0, position < count(at: index) else { return nil }
        let first = first(in: index)
        // An array without containers occupies one word per element.
        if end(of: index) - first == count(at: index) { return first + position }
        if position > ShortWay.limit, let elements = elementTable(of: index) {
            return Int(elements[position])
        }
        var element = first
        for _ in 0..<position { element = next(after: element) }
        return element
    }
}

extension JSON {
    /// All elements of an array of numbers, each as in ``double``; nil if one of them is not a
    /// number in range, and for everything else.
    ///
    /// Faster than reading each element of ``array``, which creates a value for each.
    public var doubles: [Double]? {
        list({ $0.double(at: $1) }, \.double)
    }

    /// All elements of an array of numbers, each as in ``int``; nil if one of them is not such an
    /// integer, and for everything else.
    public var ints: [Int]? {
        list({ $0.integer(at: $1, as: Int.self) }, \.int)
    }

    /// All elements of an array of strings; nil if one of them is something else, and for
    /// everything else.
    public var strings: [String]? {
        list({ $0.string(at: $1) }, \.string)
    }

    @inline(__always)
    private func list<Value>(
        _ taped: (Tape, Int) -> Value?, _ value: (JSON) -> Value?
    ) -> [Value]? {
        var list: [Value] = []
        switch node {
        case .taped(let array) where array.kind == .array:
            let tape = array.tape
            list.reserveCapacity(array.count)
            var index = tape.first(in: array.index)
            let end = tape.end(of: array.index)
            while index < end {
                guard let value = taped(tape, index) else { return nil }
                list.append(value)
                index = tape.next(after: index)
            }
        case .array(let elements):
            list.reserveCapacity(elements.values.count)
            for element in elements.values {
                guard let value = value(element) else { return nil }
                list.append(value)
            }
        default: return nil
        }
        return list
    }
}

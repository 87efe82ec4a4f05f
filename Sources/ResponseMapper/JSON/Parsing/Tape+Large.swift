import Synchronization

/// A short way into a large container of a tape, so that a loop over its keys or positions does
/// not walk from the start each time.
///
/// A container that is asked often gets one; until then, and always up to ``limit`` elements or
/// members, a walk is faster.
enum ShortWay {
    case asked(times: Int)
    case keys([ExactName: Int])
    case elements([UInt32])

    static let limit = 64
    static let often = 8
}

extension Tape {
    /// The table of a large object's keys; nil when it is not asked often enough.
    func keyTable(of index: Int) -> [ExactName: Int]? {
        switch ask(index) {
        case .keys(let table): return table
        case .asked(ShortWay.often):
            let table = members(of: index)
            shortWays.withLock { $0[index] = .keys(table) }
            return table
        case .asked, .elements: return nil
        }
    }

    /// Where each element of a large array is; nil when it is not asked often enough.
    func elementTable(of index: Int) -> [UInt32]? {
        switch ask(index) {
        case .elements(let elements): return elements
        case .asked(ShortWay.often):
            let elements = elements(of: index)
            shortWays.withLock { $0[index] = .elements(elements) }
            return elements
        case .asked, .keys: return nil
        }
    }

    /// Counts. Several threads may find that it is time; then the same way is made several times.
    private func ask(_ index: Int) -> ShortWay {
        shortWays.withLock { ways in
            switch ways[index] {
            case .asked(let times)?: ways[index] = .asked(times: min(times + 1, ShortWay.often))
            case nil: ways[index] = .asked(times: 1)
            case .keys?, .elements?: break
            }
            return ways[index] ?? .asked(times: 1)
        }
    }

    private func members(of index: Int) -> [ExactName: Int] {
        var members: [ExactName: Int] = [:]
        members.reserveCapacity(count(at: index))
        TapeValue(tape: self, index: index).forEach { members[ExactName(text: key(of: $0))] = $0 }
        return members
    }

    private func elements(of index: Int) -> [UInt32] {
        var elements: [UInt32] = []
        elements.reserveCapacity(count(at: index))
        var element = first(in: index)
        while element < end(of: index) {
            elements.append(UInt32(truncatingIfNeeded: element))
            element = next(after: element)
        }
        return elements
    }
}

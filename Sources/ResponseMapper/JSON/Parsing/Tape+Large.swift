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
        guard case .keys(let table) = way(into: index, { .keys(members(of: index)) }) else {
            return nil
        }
        return table
    }

    /// The place of each element of a large array; nil when it is not asked often enough.
    func elementTable(of index: Int) -> [UInt32]? {
        guard case .elements(let table) = way(into: index, { .elements(elements(of: index)) })
        else { return nil }
        return table
    }

    /// Several threads may find that it is time; then the same way is made several times.
    private func way(into index: Int, _ make: () -> ShortWay) -> ShortWay? {
        let way = ask(index)
        guard case .asked(ShortWay.often) = way else { return way }
        let made = make()
        shortWays.withLock { $0[index] = made }
        return made
    }

    private func ask(_ index: Int) -> ShortWay? {
        shortWays.withLock { ways in
            if case .asked(let times) = ways[index, default: .asked(times: 0)] {
                ways[index] = .asked(times: min(times + 1, ShortWay.often))
            }
            return ways[index]
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

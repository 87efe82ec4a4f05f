import Locks

/// A table of a large container of a tape, so that a loop over its keys or positions does not walk
/// from the start each time.
/// A container that is asked often gets one; until then, and always up to ``limit`` elements or
/// members, a walk is faster.
enum LargeContainer {
    case asked(times: Int)
    case keys([ExactName: Int])
    case elements([UInt32])

    static let limit = 64
    static let often = 8
}

extension Tape {
    /// The table of a large object's keys; nil when it is not asked often enough.
    func keyTable(of index: Int) -> [ExactName: Int]? {
        let table = table(of: index) {
            var keys = KeyTable(capacity: count(at: index))
            forEach(in: index) { keys.add(key(of: $0), at: $0) }
            return .keys(keys.positions)
        }
        if case .keys(let keys)? = table { return keys }
        return nil
    }

    /// The place of each element of a large array; nil when it is not asked often enough.
    func elementTable(of index: Int) -> [UInt32]? {
        let table = table(of: index) {
            var elements: [UInt32] = []
            elements.reserveCapacity(count(at: index))
            forEach(in: index) { elements.append(UInt32(truncatingIfNeeded: $0)) }
            return .elements(elements)
        }
        if case .elements(let elements)? = table { return elements }
        return nil
    }

    /// Several threads may find that it is time; then the same table is made several times.
    private func table(of index: Int, _ make: () -> LargeContainer) -> LargeContainer? {
        let known = largeContainers.withLock { containers in
            if case .asked(let times) = containers[index, default: .asked(times: 0)] {
                containers[index] = .asked(times: min(times + 1, LargeContainer.often))
            }
            return containers[index]
        }
        guard case .asked(LargeContainer.often) = known else { return known }
        let made = make()
        largeContainers.withLock { $0[index] = made }
        return made
    }
}

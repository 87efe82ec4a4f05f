import Synchronization

/// What is known of the keys of those objects of a tape that were asked last.
///
/// Models mostly ask in the order in which the JSON is written, so a search starts where the last
/// one ended. It may stop at the first match where no key is written twice, which is found out
/// when an object is asked first.
///
/// There is room for a few objects, each inside the one before it, so that a model that reads
/// another one in between goes on where it was. A word says all that is known of one object. It
/// is true for good, but for the place to start from, where any will do: threads may write over
/// each other's words, and find the same values whatever they read.
struct LastHits: ~Copyable {
    enum Keys {
        /// One is written twice, or may be.
        case repeated
        /// No two are the same; the next search starts at a position.
        case distinct(next: Int)
    }

    /// How many members an object has that is kept in mind: in fewer a search is as fast without,
    /// and in more a table is, where keys are asked in no order.
    static let sizes = 8...192

    private let first = Atomic(LastHits.none)
    private let second = Atomic(LastHits.none)
    private let third = Atomic(LastHits.none)
    private let fourth = Atomic(LastHits.none)

    private static let none = UInt64.max

    /// Nil where nothing is known.
    @inline(__always)
    func keys(of object: Int) -> Keys? {
        let word = word(of: object)
        guard word != Self.none else { return nil }
        let next = Int(word & 0xFFFF_FFFF)
        return next == 0 ? .repeated : .distinct(next: next)
    }

    /// Where the next search in an object starts, if there is still a word of it.
    @inline(__always)
    func move(to next: Int, in object: Int) {
        let word = Self.word(object, next)
        if Self.object(first.load(ordering: .relaxed)) == object {
            first.store(word, ordering: .relaxed)
        } else if Self.object(second.load(ordering: .relaxed)) == object {
            second.store(word, ordering: .relaxed)
        } else if Self.object(third.load(ordering: .relaxed)) == object {
            third.store(word, ordering: .relaxed)
        } else if Self.object(fourth.load(ordering: .relaxed)) == object {
            fourth.store(word, ordering: .relaxed)
        }
    }

    /// Takes down what is known, in place of the first object that this one is not inside.
    func add(_ keys: Keys, of object: Int, in tape: Tape) {
        let word =
            switch keys {
            case .repeated: Self.word(object, 0)
            case .distinct(let next): Self.word(object, next)
            }
        if !isInside(first, object, tape) {
            first.store(word, ordering: .relaxed)
        } else if !isInside(second, object, tape) {
            second.store(word, ordering: .relaxed)
        } else if !isInside(third, object, tape) {
            third.store(word, ordering: .relaxed)
        } else {
            fourth.store(word, ordering: .relaxed)
        }
    }

    private func isInside(
        _ outer: borrowing Atomic<UInt64>, _ object: Int, _ tape: Tape
    ) -> Bool {
        let word = outer.load(ordering: .relaxed)
        guard word != Self.none else { return false }
        let outer = Self.object(word)
        return outer < object && object < tape.end(of: outer)
    }

    @inline(__always)
    private func word(of object: Int) -> UInt64 {
        var word = first.load(ordering: .relaxed)
        if Self.object(word) == object { return word }
        word = second.load(ordering: .relaxed)
        if Self.object(word) == object { return word }
        word = third.load(ordering: .relaxed)
        if Self.object(word) == object { return word }
        word = fourth.load(ordering: .relaxed)
        return Self.object(word) == object ? word : Self.none
    }

    /// The object, as the index of its word, above the position; 0 where there is none.
    @inline(__always)
    private static func word(_ object: Int, _ next: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: object) << 32 | UInt64(UInt32(truncatingIfNeeded: next))
    }

    @inline(__always)
    private static func object(_ word: UInt64) -> Int { Int(truncatingIfNeeded: word >> 32) }
}

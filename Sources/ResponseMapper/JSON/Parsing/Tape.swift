import Synchronization

/// A validated JSON text with an index of its values, read by parsed ``JSON`` and by the decoder.
///
/// A value is the index of its word. The root is at ``root``; ``first(in:)`` and ``next(after:)``
/// lead from there to every other value. In an object, each value is preceded by its key, which is
/// a word like that of a string.
///
/// `@unchecked Sendable`: text and words are raw memory that is not written after the tape is made,
/// except for hints, which are atomic, and both are freed with it. Indices are only valid for the
/// tape they came from.
final class Tape: @unchecked Sendable {
    /// The nesting limit; the same as Foundation's.
    static let usualDepth = 512

    let text: PaddedText
    private let memory: TapeWords
    let shortWays = Mutex<[Int: ShortWay]>([:])

    /// Parses a text, and skips the prefix if the text starts with it.
    init(
        _ text: consuming PaddedText, without prefix: JSONPrefix = .none, depth: Int = usualDepth
    ) throws(JSONError) {
        do throws(TapeFailure) {
            var parser = try TapeParser(forText: text.count, depth: depth)
            try parser.document(text, without: prefix)
            memory = parser.finish()
        } catch {
            throw JSONError(error, in: text)
        }
        self.text = text
    }

    var root: Int { 0 }

    @inline(__always)
    func word(at index: Int) -> TapeWord { TapeWord(memory.start[index]) }

    /// The third word of an object, which threads may write over each other.
    @inline(__always)
    func hint(of index: Int) -> UInt64 {
        withHint(of: index) { $0.pointee.load(ordering: .relaxed) }
    }

    @inline(__always)
    func setHint(_ hint: UInt64, of index: Int) {
        withHint(of: index) { $0.pointee.store(hint, ordering: .relaxed) }
    }

    @inline(__always)
    private func withHint<Result>(
        of index: Int, _ use: (UnsafeMutablePointer<Atomic<UInt64>>) -> Result
    ) -> Result {
        (memory.start + index + 2).withMemoryRebound(
            to: Atomic<UInt64>.self, capacity: 1, use)
    }
}

import Synchronization

/// A validated JSON text with an index of its values: what a parsed ``JSON`` and the decoder read.
///
/// A value is the index of its word. The root is at ``root``; from there ``first(in:)`` and
/// ``next(after:)`` lead to every other value. In an object each value has its key in front of
/// it, which is a word like a string's.
///
/// `@unchecked Sendable`: text and words are raw memory that nobody writes once the tape is made,
/// apart from hints, which are atomic, and both are freed with it. Indices are only good for the
/// tape they came from.
final class Tape: @unchecked Sendable {
    /// As deep as Foundation reads, too.
    static let usualDepth = 512

    let text: PaddedText
    private let memory: TapeWords
    let shortWays = Mutex<[Int: ShortWay]>([:])

    /// Skips the prefix, if the text starts with it.
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

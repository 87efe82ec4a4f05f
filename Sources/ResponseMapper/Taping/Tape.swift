import Synchronization

/// A validated JSON text with an index of its values, read by parsed ``JSON`` and by the decoder.
///
/// A value is the index of its word. The root is at ``root``; ``first(in:)`` and ``next(after:)``
/// lead from there to every other value. In an object, each value is preceded by its key, which is
/// a word like that of a string.
///
/// `@unchecked Sendable`: text and words are raw memory that is not written after the tape is made,
/// and both are freed with it. An index is valid only for the tape it came from.
final class Tape: @unchecked Sendable {
    /// The nesting limit; the same as Foundation's.
    static let usualDepth = 512

    let text: PaddedText
    private let memory: TapeWords
    let shortWays = Mutex<[Int: ShortWay]>([:])
    let lastHits = LastHits()

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
}

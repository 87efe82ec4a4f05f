import Synchronization

/// A validated JSON text with an index of its values: what a parsed ``JSON`` and the decoder read.
///
/// A value is the index of its word. The root is at ``root``; from there ``first(in:)`` and
/// ``next(after:)`` lead to every other value. In an object each value has its key in front of
/// it, which is a word like a string's.
///
/// `@unchecked Sendable`: text and words are raw memory that nobody writes once the tape is made,
/// and both are freed with it. Indices are only good for the tape they came from.
final class Tape: @unchecked Sendable {
    /// As deep as Foundation reads, too.
    static let usualDepth = 512

    let text: PaddedText
    private let memory: TapeWords
    let shortWays = Mutex<[Int: ShortWay]>([:])
    let lastHits = LastHits()

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
}

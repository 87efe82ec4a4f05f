// Splitting is generic, and each further type of text or closure compiles it again: here it is
// compiled once.

extension StringProtocol {
    /// The parts between the separators, in order.
    /// - Parameters:
    ///   - separator: what ends a part.
    ///   - cuts: how often the text is cut at most.
    ///   - keepsEmpty: whether parts without a character are among them.
    func split(
        at separator: Character, cuts: Int = .max, keepingEmpty keepsEmpty: Bool = false
    ) -> [Substring] {
        Substring(self).parts(separator, cuts, keepsEmpty)
    }
}

extension String {
    /// The parts of the text between what ends a line.
    @inline(never)
    func lines(keepingEmpty keepsEmpty: Bool) -> [Substring] {
        split(omittingEmptySubsequences: !keepsEmpty, whereSeparator: \.isNewline)
    }
}

extension Substring {
    @inline(never)
    fileprivate func parts(_ end: Character, _ cuts: Int, _ keepsEmpty: Bool) -> [Substring] {
        split(separator: end, maxSplits: cuts, omittingEmptySubsequences: !keepsEmpty)
    }
}

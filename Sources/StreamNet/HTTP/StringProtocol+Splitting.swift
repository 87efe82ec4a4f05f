// Splitting is generic, and is compiled again for each type of text or closure: here it is compiled
// once.

extension StringProtocol {
    /// Returns the parts between the separators, in order.
    /// - Parameters:
    ///   - separator: The character between two parts.
    ///   - cuts: The maximum number of splits.
    ///   - keepsEmpty: True if the result includes empty parts.
    func split(
        at separator: Character, cuts: Int = .max, keepingEmpty keepsEmpty: Bool = false
    ) -> [Substring] {
        Substring(self).parts(separator, cuts, keepsEmpty)
    }
}

extension String {
    /// Returns the lines of the text, without line ends.
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

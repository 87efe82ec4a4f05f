import Foundation

/// Calls and assignments.
extension Rules {
    static let keywords = Set(
        """
        let var func if guard while for switch case default return throw do repeat defer \
        break continue fallthrough import struct class enum extension protocol init deinit \
        typealias static private public package fileprivate internal final override \
        mutating nonisolated subscript get set indirect lazy weak else catch super \
        associatedtype convenience required consuming borrowing nonmutating actor open \
        discard _read _modify yield
        """.split(separator: " ").map(String.init))

    /// Calls and assignments: left out, and two that follow each other in the other order.
    mutating func statements(_ skipped: Set<Int>) {
        var before: ClosedRange<Int>?
        for index in tokens.indices where beginsStatement(index) && !skipped.contains(index) {
            guard let range = statement(from: index) else {
                before = nil
                continue
            }
            add(range, .omitted, "\(text(range)) ==> nothing")
            let isShort = tokens[range.lowerBound].line == tokens[range.upperBound].line
            // The order of two assignments matters to nobody, mostly.
            if isShort, let before, before.upperBound + 1 == range.lowerBound,
                ![before, range].allSatisfy({
                    $0.contains { ["=", "+=", "-="].contains(word($0)) }
                })
            {
                let (one, other) = (text(before), text(range))
                add(
                    before.lowerBound...range.upperBound, .statements("\(other); \(one)"),
                    "\(one); \(other) ==> the other order")
            }
            before = isShort ? range : nil
        }
    }

    /// True for the first token of a line, and the one behind `case …:`.
    private func beginsStatement(_ index: Int) -> Bool {
        if tokens[index].isFirst { return true }
        guard word(index - 1) == ":" else { return false }
        var at = index - 1
        while at > 0, !tokens[at].isFirst { at -= 1 }
        return ["case", "default"].contains(word(at)) && tokens[at].outer == tokens[index].outer
    }

    /// The call or the assignment that begins at a token.
    func statement(from index: Int) -> ClosedRange<Int>? {
        let outer = tokens[index].outer
        guard outer >= 0, tokens[outer].text == "{", tokens[index].kind == .word,
            !isContinuation(index),
            !Self.keywords.contains(tokens[index].text)
        else { return nil }
        var start = index
        if word(start) == "_", word(start + 1) == "=" { start += 2 }
        while ["try", "await"].contains(word(start)) {
            start += ["?", "!"].contains(word(start + 1)) ? 2 : 1
        }
        guard tokens.indices.contains(start), tokens[start].kind == .word else { return nil }
        var end = chainEnd(from: start)
        if ["=", "+=", "-="].contains(word(end + 1)) {
            // To the end of the right side.
            end += 1
            while end + 1 < tokens.count {
                let next = tokens[end + 1]
                if next.kind == .close || next.text == ";"
                    || next.isFirst && !isContinuation(end + 1)
                {
                    break
                }
                end = max(next.partner, end + 1)
            }
            // What gives a value its first one is needed by the compiler.
            return header(of: outer).contains("init") ? nil : index...end
        }
        guard tokens[end].kind == .close, tokens[end].text != "]" else { return nil }
        if end + 1 < tokens.count, tokens[end + 1].kind != .close {
            guard tokens[end + 1].isFirst, !isContinuation(end + 1) else { return nil }
        } else if end + 1 < tokens.count, tokens[end + 1].line == tokens[end].line {
            return nil
        }
        return isResult(index...end) ? nil : index...end
    }

    /// True if the statement is all of a body that has a result.
    func isResult(_ range: ClosedRange<Int>) -> Bool {
        let brace = tokens[range.lowerBound].outer
        guard brace == range.lowerBound - 1, tokens[brace].partner == range.upperBound + 1 else {
            return false
        }
        let header = header(of: brace)
        return header.contains("->") || header.contains("var")
    }

    /// The words in front of a brace, from the beginning of its statement.
    func header(of brace: Int) -> [String] {
        var at = brace
        while at > 0, !tokens[at].isFirst || isContinuation(at) { at -= 1 }
        return (at...brace).map(word)
    }
}

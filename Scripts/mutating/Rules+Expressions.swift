import Foundation

/// Operators and their operands.
extension Rules {
    static let limits = Set(
        """
        , ; = : ? return in if guard while else case where try await throw switch for -> += \
        -= *= && || let var yield default
        """.split(separator: " ").map(String.init))

    /// The operands around an operator, up to brackets, other statements and weaker operators.
    func operands(around index: Int, limits: Set<String> = Rules.limits) -> ClosedRange<
        Int
    >? {
        func isLimit(_ at: Int) -> Bool {
            let token = tokens[at]
            guard limits.contains(token.text) else { return false }
            return token.kind == .word || token.isOperator
                || [",", ";", ":", "="].contains(token.text)
        }
        var first = index
        while first > 0 {
            let before = tokens[first - 1]
            if before.kind == .open || isLimit(first - 1) { break }
            // A closure's or a block's end in front of a new line ends a statement.
            if tokens[first].isFirst, !isContinuation(first) { break }
            first = before.kind == .close ? before.partner : first - 1
            if first < 0 { return nil }
        }
        var last = index
        while last + 1 < tokens.count {
            let next = tokens[last + 1]
            if next.kind == .close || isLimit(last + 1) { break }
            if next.isFirst, !isContinuation(last + 1) { break }
            // The block of an `if`, a `for` or a `switch`.
            if next.text == "{", next.isApart.before, opensBlock(last + 1) { break }
            last = max(next.partner, last + 1)
        }
        return first < index && last > index ? first...last : nil
    }

    /// True if a brace is that of a statement or a declaration, and not of a closure.
    func opensBlock(_ index: Int) -> Bool {
        var at = index - 1
        while at >= 0, tokens[at].kind != .open {
            let token = tokens[at]
            if token.kind == .word, ["if", "while", "for", "switch", "catch"].contains(token.text) {
                return true
            }
            if token.isFirst, !isContinuation(at) { return false }
            at = token.kind == .close ? token.partner - 1 : at - 1
        }
        return false
    }

    /// True if a token that begins a line continues the statement in front of it.
    func isContinuation(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.isOperator || token.text.hasPrefix(".") || token.kind == .close { return true }
        if token.text == ":" || token.text == "{" { return true }
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        return before.isOperator || before.kind == .open && before.text != "{"
            || [",", "=", "return", "try", "await"].contains(before.text)
    }

    mutating func operators(at index: Int) {
        let token = tokens[index]
        if token.text == "!", token.kind == .symbol, !token.isApart.behind,
            token.isApart.before || tokens[max(0, index - 1)].kind == .open
        {
            let end = chainEnd(from: index + 1)
            return add(index...end, .negated, "\(text(index...end)) ==> without !")
        }
        guard token.kind == .symbol, token.isOperator, word(index - 1) != "func",
            !context(of: index, as: "").contains("reserveCapacity")
        else { return }
        let others = [
            "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
            ">=": ">",
        ]
        if let other = others[token.text] {
            guard !isOfTypes(index), let range = operands(around: index) else { return }
            replace(range, at: index, by: other)
        } else if token.text == "&&" || token.text == "||" {
            let limits = Self.limits.subtracting(["&&", "||"])
            guard let range = operands(around: index, limits: limits) else { return }
            replace(range, at: index, by: token.text == "&&" ? "||" : "&&")
        } else if token.text == "+" || token.text == "-" {
            let weaker: Set = ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "??", "..<", "..."]
            guard let range = operands(around: index, limits: Self.limits.union(weaker)) else {
                return
            }
            guard !range.contains(where: { tokens[$0].kind == .literal }) else { return }
            replace(range, at: index, by: token.text == "+" ? "-" : "+")
        } else if token.text == "?" {
            guard
                let range = operands(around: index, limits: Self.limits.subtracting(["&&", "||"])),
                !range.contains(where: { tokens[$0].text == "as" })
            else { return }
            let condition = range.lowerBound...index - 1
            add(condition, .negated, "\(text(condition)) ? ==> the other")
        }
    }

    /// True for the `==` of a generic requirement.
    func isOfTypes(_ index: Int) -> Bool {
        var at = index
        while at > 0, tokens[at].kind != .open, tokens[at].text != "where" { at -= 1 }
        guard tokens[at].text == "where" else { return false }
        while at > 0, !["for", "case", "catch"].contains(tokens[at].text) {
            if ["func", "extension", "init", "struct", "class", "protocol", "subscript", "}"]
                .contains(tokens[at].text)
            {
                return true
            }
            at -= 1
        }
        return at == 0
    }
}

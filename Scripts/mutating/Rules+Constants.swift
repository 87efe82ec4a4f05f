import Foundation

/// Constants, and the other end or extreme.
extension Rules {
    mutating func constants(at index: Int) {
        let token = tokens[index]
        if token.text == "true" || token.text == "false", token.kind == .word {
            guard word(index - 1) != ".", !isPattern(index) else { return }
            let other = token.text == "true" ? "false" : "true"
            return add(index...index, .instead(other), context(of: index, as: other))
        }
        guard token.kind == .number, word(index - 1) != ".", !isRawValue(index) else { return }
        guard !context(of: index, as: "").contains("apacity") else { return }
        if let value = Int(token.text.replacing("_", with: "")) {
            let other = value < 1000 ? value + 1 : value * 2
            add(index...index, .instead("\(other)"), context(of: index, as: "\(other)"))
        } else if let value = Double(token.text), !token.text.hasPrefix("0x") {
            let other = "\(value == 0 ? 1 : value * 2)"
            add(index...index, .instead(other), context(of: index, as: other))
        }
    }

    /// The line of a token, and its new text.
    func context(of index: Int, as new: String) -> String {
        var (first, last) = (index, index)
        while first > 0, !tokens[first].isFirst { first -= 1 }
        while last + 1 < tokens.count, !tokens[last + 1].isFirst { last += 1 }
        return "\(text(first...last)): \(tokens[index].text) ==> \(new)"
    }

    func isRawValue(_ index: Int) -> Bool {
        var at = index
        while at > 0, !tokens[at].isFirst { at -= 1 }
        return word(at) == "case" && word(index - 1) == "="
    }

    /// True for a part of a pattern behind `case`, which the compiler counts.
    func isPattern(_ index: Int) -> Bool {
        var at = index
        while at > 0, !tokens[at].isFirst, tokens[at].text != ":" { at -= 1 }
        return word(at) == "case"
    }

    static let pairs = [
        "first": "last", "last": "first", "prefix": "suffix", "suffix": "prefix",
        "dropFirst": "dropLast", "dropLast": "dropFirst", "hasPrefix": "hasSuffix",
        "hasSuffix": "hasPrefix", "min": "max", "max": "min", "popFirst": "popLast",
        "removeFirst": "removeLast", "removeLast": "removeFirst", "popLast": "popFirst",
    ]

    /// The other end, or the other extreme.
    mutating func calls(at index: Int) {
        guard tokens[index].kind == .word, let other = Self.pairs[tokens[index].text] else {
            return
        }
        var first = index
        if word(index - 1) == "." {
            guard let start = chainStart(before: index - 1) else { return }
            first = start
        } else if !["min", "max"].contains(tokens[index].text) || word(index + 1) != "(" {
            return
        }
        guard !["func", "let", "var"].contains(word(first - 1)) else { return }
        let next = word(index + 1)
        if ["=", ":"].contains(next) || next == "{" && !opensBlock(index + 1) { return }
        // `Int.max` is a constant.
        if next != "(", word(index - 2).first?.isUppercase == true { return }
        let last = next == "(" ? max(tokens[index + 1].partner, index) : index
        replace(first...last, at: index, by: other)
    }

    /// The first token of `a.b(c)[d]?`, of which `index` is a dot.
    func chainStart(before index: Int) -> Int? {
        var at = index - 1
        if tokens[index].isApart.before, !tokens[index].isFirst { return nil }
        while at >= 0 {
            let token = tokens[at]
            if token.kind == .close {
                at = token.partner
                // What is called, or an expression in brackets.
                if at > 0, !tokens[at].isApart.before,
                    tokens[at - 1].kind == .word || tokens[at - 1].kind == .close
                        || ["?", "!"].contains(word(at - 1))
                {
                    at -= 1
                    continue
                }
                if token.text == "}" { return nil }
            } else if ["?", "!"].contains(token.text), !token.isApart.before {
                at -= 1
                continue
            } else if token.kind != .word || Self.keywords.contains(token.text) {
                return nil
            }
            if word(at - 1) == "." {
                if at >= 2, tokens[at - 1].isApart.before, !tokens[at - 1].isFirst { return nil }
                at -= 2
                continue
            }
            return word(at - 1).hasPrefix(".") ? nil : at
        }
        return nil
    }

    func chainEnd(from index: Int) -> Int {
        var at = max(tokens[index].partner, index)
        while at + 1 < tokens.count {
            let next = tokens[at + 1]
            if next.kind == .open, !next.isApart.before, !next.isFirst {
                at = next.partner
            } else if next.text == ".", at + 2 < tokens.count {
                at += 2
            } else if ["?", "!"].contains(next.text), !next.isApart.before {
                at += 1
            } else if next.text == "{", !opensBlock(at + 1), !next.isFirst,
                tokens[at].kind != .close
            {
                at = next.partner
            } else {
                break
            }
            if at < index { return index }
        }
        return at
    }
}

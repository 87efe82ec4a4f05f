import Foundation

/// Finds the mutants of a file by its tokens.
struct Rules {
    let file: String
    let lexer: Lexer
    var tokens: [Token] { lexer.tokens }
    private(set) var mutants: [Mutant] = []

    init(_ file: String, _ text: String) {
        (self.file, lexer) = (file, Lexer(text))
        let skipped = unavailable()
        for index in tokens.indices where !skipped.contains(index) {
            conditions(at: index)
            operators(at: index)
            constants(at: index)
            calls(at: index)
        }
        statements(skipped)
        var counts: [String: Int] = [:]
        for index in mutants.indices {
            let title = mutants[index].title
            counts[title, default: 0] += 1
            mutants[index].name = "\(title) #\(counts[title] ?? 0)"
        }
    }

    func text(_ range: ClosedRange<Int>) -> String {
        let (first, last) = (tokens[range.lowerBound].range, tokens[range.upperBound].range)
        return lexer.text.text(first.lowerBound..<last.upperBound)
    }

    func word(_ index: Int) -> String {
        tokens.indices.contains(index) ? tokens[index].text : ""
    }

    mutating func add(_ range: ClosedRange<Int>, _ form: Mutant.Form, _ title: String) {
        let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound])
        // Room that is made ahead changes nothing that a test sees.
        guard !text(range).contains("reserveCapacity") else { return }
        let short = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        mutants.append(
            Mutant(
                file: file, range: first.range.lowerBound..<last.range.upperBound,
                lines: first.line...last.line, form: form, title: short))
    }

    /// Adds a mutant that has another token at one place of a range.
    mutating func replace(_ range: ClosedRange<Int>, at place: Int, by new: String) {
        let end = tokens[range.upperBound].range.upperBound
        let changed =
            lexer.text.text(
                tokens[range.lowerBound].range.lowerBound..<tokens[place].range.lowerBound)
            + new + lexer.text.text(tokens[place].range.upperBound..<end)
        // On one line, so that those behind it keep their numbers.
        let other = changed.contains("//") ? changed : changed.replacing("\n", with: " ")
        add(range, .instead(other), "\(text(range)) ==> \(other)")
    }

    /// The tokens of attributes, of `#available`, and of declarations that are unavailable.
    func unavailable() -> Set<Int> {
        var skipped: Set<Int> = []
        for index in tokens.indices where word(index) == "@" || word(index) == "#" {
            guard index + 2 < tokens.count, tokens[index + 2].text == "(" else { continue }
            let end = tokens[index + 2].partner
            guard end > index else { continue }
            skipped.formUnion(index...end)
            let words = (index...end).map(word)
            guard words.contains("available"), words.contains("unavailable") else { continue }
            var last = end + 1
            while last < tokens.count, tokens[last].text != "{",
                !tokens[last].isFirst || last == end + 1 || tokens[last].text == "@"
            { last = max(tokens[last].partner, last) + 1 }
            if last < tokens.count, tokens[last].text == "{" { last = tokens[last].partner }
            if last > end { skipped.formUnion(end...min(last, tokens.count - 1)) }
        }
        return skipped
    }

    /// The conditions of an `if`, a `guard` or a `while`: a removed branch, a removed guard.
    mutating func conditions(at index: Int) {
        let keyword = tokens[index].text
        guard ["if", "guard", "while"].contains(keyword), tokens[index].outer >= 0,
            tokens[tokens[index].outer].text == "{"
        else { return }
        if keyword == "while", !tokens[index].isFirst, word(index - 1) == "}" { return }
        let end = keyword == "guard" ? "else" : "{"
        var (parts, start, at) = ([ClosedRange<Int>](), index + 1, index + 1)
        while at < tokens.count, tokens[at].text != end {
            if tokens[at].kind == .close { return }
            if tokens[at].text == ",", at > start {
                parts.append(start...at - 1)
                start = at + 1
            }
            at = max(tokens[at].partner, at) + 1
        }
        guard at < tokens.count, at > start else { return }
        parts.append(start...at - 1)
        if keyword != "guard", let all = parts.first {
            add(all, .neverHolds, "\(keyword) \(text(all.lowerBound...at - 1)) ==> never")
        }
        for part in parts where keyword != "while" {
            guard !["let", "var", "case", "#"].contains(word(part.lowerBound)) else { continue }
            add(part, .instead("true"), "\(keyword) \(text(part)) ==> true")
        }
    }
}

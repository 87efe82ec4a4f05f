import Foundation

/// A token of Swift, as far as mutants need it: a string or a regular expression is one token.
struct Token {
    enum Kind { case word, number, literal, symbol, open, close }

    let kind: Kind
    let text: String
    let range: Range<Int>
    let line: Int
    /// True if it is the first one of its line.
    let isFirst: Bool
    /// True if white space is in front of it, and behind it.
    let isApart: (before: Bool, behind: Bool)
    /// The index of the bracket that belongs to it.
    var partner = -1
    /// The index of the bracket around it; -1 for none.
    var outer = -1

    var isOperator: Bool { kind == .symbol && isApart.before && isApart.behind }
}

/// The tokens of a file, without comments and without the branches of `#if` for other platforms.
struct Lexer {
    let text: [Unicode.Scalar]
    private(set) var tokens: [Token] = []
    private var at = 0
    private var line = 1
    private var isFirst = true
    /// For each open `#if`: true if its current branch is compiled, and if one of them was.
    private var branches: [(isActive: Bool, wasActive: Bool)] = []

    init(_ text: String) {
        self.text = Array(text.unicodeScalars)
        while at < self.text.count { step() }
        match()
    }

    private var scalar: Unicode.Scalar { at < text.count ? text[at] : "\n" }
    private var next: Unicode.Scalar { at + 1 < text.count ? text[at + 1] : "\n" }
    private var isBehindSpace: Bool { at == 0 || [" ", "\n"].contains(text[at - 1]) }

    private func starts(with other: String) -> Bool {
        text[at...].starts(with: other.unicodeScalars)
    }

    private mutating func step() {
        switch scalar {
        case "\n": (at, line, isFirst) = (at + 1, line + 1, true)
        case " ", "\t": at += 1
        case "/" where next == "/": toEndOfLine()
        case "/" where next == "*": skip(behind: "*/")
        case "#" where ["#if", "#else", "#endif"].contains(where: starts): directive()
        case _ where branches.contains { !$0.isActive }: toEndOfLine()
        case "#" where next == "\"": add(.literal) { $0.skip(behind: "\"#") }
        case "#" where next == "/": add(.literal) { $0.skip(behind: "/#") }
        case "\"": add(.literal) { $0.string() }
        case "/" where isRegex: add(.literal) { $0.regex() }
        case "0"..."9": add(.number) { $0.number() }
        case let first where Self.isWord(first):
            add(.word) { while Self.isWord($0.scalar) { $0.at += 1 } }
        case "(", "[", "{": add(.open) { $0.at += 1 }
        case ")", "]", "}": add(.close) { $0.at += 1 }
        // Postfix `?` and `!`, and prefix `!`, stand alone; `?.` is two tokens.
        case "?" where !isBehindSpace: add(.symbol) { $0.at += 1 }
        case "!" where !isBehindSpace || next != "=": add(.symbol) { $0.at += 1 }
        default:
            add(.symbol) {
                $0.at += 1
                guard Self.symbols.contains($0.text[$0.at - 1]) else { return }
                while Self.symbols.contains($0.scalar) { $0.at += 1 }
            }
        }
    }

    private static let symbols = Set("+-*/%<>=!&|^~?.".unicodeScalars)

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar || ["_", "$", "`"].contains(scalar)
    }

    private mutating func add(_ kind: Token.Kind, _ advance: (inout Lexer) -> Void) {
        let (start, first, before) = (at, line, isBehindSpace)
        advance(&self)
        tokens.append(
            Token(
                kind: kind, text: text.text(start..<at), range: start..<at, line: first,
                isFirst: isFirst, isApart: (before, [" ", "\n"].contains(scalar))))
        isFirst = false
    }

    private mutating func toEndOfLine() { while scalar != "\n" { at += 1 } }

    private mutating func skip(behind end: String) {
        at += 2
        while at < text.count, !starts(with: end) {
            if scalar == "\n" { line += 1 }
            at += 1
        }
        at += end.unicodeScalars.count
    }

    private mutating func number() {
        while Self.isWord(scalar) || scalar == "." && "0"..."9" ~= next {
            // 0x1p-53
            at += scalar == "p" ? 2 : 1
        }
    }

    private mutating func string() {
        if starts(with: "\"\"\"") { return skip(behind: "\"\"\"") }
        var depth = 0
        at += 1
        while scalar != "\n", depth > 0 || scalar != "\"" {
            switch scalar {
            case "\\":
                if next == "(" { depth += 1 }
                at += 1
            case "(" where depth > 0: depth += 1
            case ")" where depth > 0: depth -= 1
            case "\"" where depth > 0:
                string()
                at -= 1
            default: break
            }
            at += 1
        }
        at += 1
    }

    private var isRegex: Bool {
        guard next != " ", next != "\n", let last = tokens.last else { return false }
        return last.kind == .open || [",", "=", ":"].contains(last.text)
    }

    private mutating func regex() {
        at += 1
        while scalar != "\n", scalar != "/" { at += scalar == "\\" ? 2 : 1 }
        at += 1
    }

    private mutating func directive() {
        let start = at
        toEndOfLine()
        let words = text.text(start..<at).split(separator: " ")
        let condition = words.dropFirst().joined(separator: " ")
        switch words[0] {
        case "#if": branches.append((Self.holds(condition), Self.holds(condition)))
        case "#elseif", "#else":
            guard let (_, was) = branches.popLast() else { return }
            let isActive = !was && (condition.isEmpty || Self.holds(condition))
            branches.append((isActive, was || isActive))
        default: _ = branches.popLast()
        }
    }

    /// True if a condition holds on Linux; a name that is not known does not.
    private static func holds(_ condition: String) -> Bool {
        let known: Set = [
            "DEBUG", "os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)",
            "canImport(Foundation)", "canImport(Synchronization)",
        ]
        return condition.components(separatedBy: " || ").contains { part in
            part.components(separatedBy: " && ").allSatisfy {
                $0.hasPrefix("!") != known.contains($0.replacing("!", with: ""))
            }
        }
    }

    private mutating func match() {
        var open: [Int] = []
        for index in tokens.indices {
            if tokens[index].kind == .close, let start = open.popLast() {
                tokens[index].partner = start
                tokens[start].partner = index
            }
            tokens[index].outer = open.last ?? -1
            if tokens[index].kind == .open { open.append(index) }
        }
    }
}

extension [Unicode.Scalar] {
    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(self[range])) }
}

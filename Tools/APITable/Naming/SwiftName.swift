/// Names as Swift spells them, made of names as APIs spell them.
enum SwiftName {
    /// `AccessToken`, `URLList`: the name of a type.
    static func type(_ name: String) -> String {
        let joined = words(name).map { capitalized($0) }.joined()
        return valid(joined.isEmpty ? "Value" : joined)
    }

    /// `accessToken`, `url`, `pageURL`: the name of a property or an action.
    static func member(_ name: String) -> String {
        let words = words(name)
        let first = words.first.map { $0.lowercased() } ?? "value"
        return valid(first + words.dropFirst().map { capitalized($0) }.joined())
    }

    /// A name as it is written in code, in backticks if the language has the word for itself.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Splits at characters that names cannot have, and where case or digits begin a word.
    static func words(_ name: String) -> [String] {
        var words = [""]
        let characters = Array(spelledOut(name))
        for (index, character) in characters.enumerated() {
            let isPart = character.isLetter || character.isNumber
            if !isPart || character.isUppercase, let last = words[words.count - 1].last {
                let next = characters.dropFirst(index + 1).first
                let isInside = last.isUppercase && next?.isLowercase != true
                if !isPart || !isInside { words.append("") }
            }
            if isPart { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Signs that tell names apart, as words: `StartTime<` and `StartTime>`, `+1` and `-1`.
    private static func spelledOut(_ name: String) -> String {
        let text = name.hasPrefix("-") ? " minus " + name.dropFirst() : name
        return signs.reduce(text) { $0.replacing($1.key, with: " \($1.value) ") }
    }

    private static let signs: KeyValuePairs = [
        "<": "before", ">": "after", "+": "plus", "*": "any", "@": "at", "%": "percent",
        "$": "dollar", "!": "not", "=": "equal",
    ]

    private static func capitalized(_ word: String) -> String {
        let upper = word.uppercased()
        if acronyms.contains(upper) { return upper }
        let one = String(upper.dropLast())
        if upper.hasSuffix("S"), acronyms.contains(one) { return one + "s" }
        // LOUD words become quiet, mixedCase words stay.
        let rest = word.dropFirst()
        return word.prefix(1).uppercased() + (word == upper ? rest.lowercased() : String(rest))
    }

    /// A name begins with a letter, and `self` and `init` are no names even in backticks.
    private static func valid(_ name: String) -> String {
        if name.first?.isNumber == true { return "_" + name }
        return impossible.contains(name) ? name + "_" : name
    }

    private static let acronyms: Set = [
        "API", "HTML", "HTTP", "HTTPS", "ID", "IP", "JSON", "SQL", "URI", "URL", "UUID", "XML",
    ]

    private static let impossible: Set = ["self", "init", "Self", "Type", "Protocol", "Any"]

    private static let keywords: Set = [
        "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

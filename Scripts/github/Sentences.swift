/// The sentences of a document that are longer than most readers like.
func longSentences(in file: String, _ document: String) -> [String] {
    paragraphs(of: document).flatMap { $0.split(separator: /[.!?:·]\s+(?=[A-Z`\[*"])/) }
        .filter { words(in: $0) > mostWords }
        .map { "\(file): more than \(mostWords) words: \($0.prefix(80))…" }
}

private let mostWords = 45

/// The texts of a document without code: paragraphs, items of lists and cells of tables.
private func paragraphs(of document: String) -> [String] {
    var all = [""]
    for part in parts(of: document) where !part.isCode {
        for line in part.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("|") {
                all += line.split(separator: " | ").map(String.init)
            } else if line.isEmpty || line.firstMatch(of: /^(#|<|\s*[->*] |\d+\. )/) != nil {
                all.append(String(line))
            } else {
                all[all.count - 1] += " \(line)"
            }
        }
        all.append("")
    }
    return all
}

/// The number of words, where a piece of code is one, and the way of a link none.
private func words(in sentence: Substring) -> Int {
    sentence.replacing(/`+[^`]*`+/, with: "X").replacing(/\]\([^)]*\)/, with: "]")
        .split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } }
}

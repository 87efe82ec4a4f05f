/// The prose of the comments of what is public in a source.
struct PublicComments {
    private var prose: [String] = []

    /// Reads a formatted file.
    init(in source: String) {
        var comment: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("///") {
                comment.append(String(code.dropFirst(3)))
            } else if code.contains("public ") || !code.hasPrefix("@") {
                if code.contains("public ") || code.hasPrefix("case ") {
                    prose.append(Self.prose(of: comment))
                }
                comment = []
            }
        }
    }

    /// The text without its blocks of code, and without the words that it sets as code.
    private static func prose(of comment: [String]) -> String {
        var (isFenced, isIndented, isAfterEmpty) = (false, false, false)
        var text = ""
        for line in comment {
            let isEmpty = line.allSatisfy { $0 == " " }
            isIndented = line.hasPrefix("     ") && (isIndented || isAfterEmpty)
            isAfterEmpty = isEmpty
            if line.hasPrefix(" ```") { isFenced.toggle() }
            if !isFenced, !isIndented { text += line }
        }
        let parts = text.replacing("``", with: "`").split(
            separator: "`", omittingEmptySubsequences: false)
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "code")
    }

    /// The numbers that may be limits, with their units: from 10 on or with a unit, and words.
    var numbers: [String] {
        prose.flatMap { text in
            let words = text.split { " …".contains($0) }.map { word in
                String(
                    word.trimmingPrefix { "(“".contains($0) }.reversed()
                        .trimmingPrefix { ".,;:)”".contains($0) }.reversed())
            }
            return words.indices.compactMap { index -> String? in
                let word = words[index]
                if Self.words.contains(word) { return word }
                guard let number = Int(word.filter { $0 != "," }), word.first?.isNumber == true,
                    index == 0 || !["RFC", "macOS", "iOS"].contains(words[index - 1])
                else { return nil }
                let next = index + 1 < words.count ? words[index + 1] : ""
                if Self.units.contains(next) { return "\(word) \(next)" }
                return number < 10 || Self.names.contains(number) ? nil : word
            }
        }
    }

    private static let words: Set = [
        "five", "six", "seven", "ten", "twenty", "hundred", "thousand", "million", "half", "minute",
    ]
    private static let units: Set = [
        "bytes", "seconds", "days", "digits", "characters", "cookies", "MB", "KB", "GiB", "ms",
    ]
    /// Status codes, years, widths, RFCs, ports and values of examples.
    private static let names: Set = [
        16, 32, 42, 64, 102, 122, 200, 204, 205, 206, 299, 301, 302, 303, 304, 307, 308, 399, 400,
        401, 408, 429, 443, 500, 501, 502, 503, 504, 505, 599, 1_970, 2_001, 5_861, 8_246,
    ]
}

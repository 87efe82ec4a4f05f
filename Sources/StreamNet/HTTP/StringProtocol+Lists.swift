extension StringProtocol {
    /// The members of a list, not trimmed; a comma in quotes separates none (RFC 9110 §5.6.1).
    var listMembers: [Substring] {
        let text = Substring(self)
        guard text.utf8.contains(UInt8(ascii: "\"")) else { return text.split(at: ",") }
        var (isQuoted, isEscaped) = (false, false)
        return text.split { character in
            defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }

    /// The text without the spaces and tabs around it, which are not part of a value (RFC 9110
    /// §5.5).
    var trimmingBlanks: String { String(drop { $0.isBlank }).trimmingEndBlanks }

    /// The text without the spaces and tabs at its end.
    var trimmingEndBlanks: String {
        var text = Substring(self)
        while text.last?.isBlank == true { text.removeLast() }
        return String(text)
    }
}

extension Character {
    /// True for a space and a tab.
    var isBlank: Bool { self == " " || self == "\t" }
}

extension ModelEncoder.KeyEncodingStrategy {
    /// Converts a name by a strategy that needs no path.
    func converted(_ name: String) -> String {
        switch self {
        case .useDefaultKeys, .custom: name
        case .convertToSnakeCase: name.lowercased(joinedBy: "_")
        case .convertToKebabCase: name.lowercased(joinedBy: "-")
        case .convertToPascalCase: name.prefix(1).uppercased() + name.dropFirst()
        case .convertToScreamingSnakeCase: name.lowercased(joinedBy: "_").uppercased()
        }
    }
}

extension String {
    /// Converts `myURLProperty` to `my_url_property`, by the rules of `JSONEncoder`: a word ends
    /// before a capital, and a run of capitals before its last one if a lowercase letter follows.
    fileprivate func lowercased(joinedBy separator: String) -> String {
        let ascii = Array(utf8)
        guard ascii.allSatisfy({ $0 < 0x80 }) else {
            return words(Array(self), \.isUppercase, \.isLowercase) { String($0) }
                .joined(separator: separator)
        }
        // Bytes are compared many times as fast as characters.
        return words(ascii, \.isCapital, \.isSmall) { String(decoding: $0, as: UTF8.self) }
            .joined(separator: separator)
    }
}

@inline(__always)
private func words<Letter>(
    _ letters: [Letter], _ isCapital: (Letter) -> Bool, _ isSmall: (Letter) -> Bool,
    _ text: (ArraySlice<Letter>) -> String
) -> [String] {
    let starts = wordStarts(letters, isCapital, isSmall)
    return zip(starts, starts.dropFirst() + [letters.count])
        .map { text(letters[$0..<$1]).lowercased() }
}

/// The offsets of the words of a name in camel case; the first is 0.
@inline(__always)
private func wordStarts<Letter>(
    _ letters: [Letter], _ isCapital: (Letter) -> Bool, _ isSmall: (Letter) -> Bool
) -> [Int] {
    var starts = [0]
    var next = 1
    while next < letters.count {
        guard let capital = letters[next...].firstIndex(where: isCapital) else { break }
        starts.append(capital)
        guard let small = letters[capital...].firstIndex(where: isSmall) else { break }
        if small > capital + 1 { starts.append(small - 1) }
        next = small + 1
    }
    return starts
}

extension UInt8 {
    fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    fileprivate var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}

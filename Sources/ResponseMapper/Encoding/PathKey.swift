/// A key of any text, or a step of a path that a model sees; named as by Foundation.
enum PathKey: CodingKey {
    case name(String)
    case element(Int)

    init(_ name: String) { self = .name(name) }
    init(_ element: Int) { self = .element(element) }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }

    var stringValue: String {
        switch self {
        case .name(let name): name
        case .element(let element): "Index \(element)"
        }
    }

    var intValue: Int? { if case .element(let element) = self { element } else { nil } }
}

extension String {
    /// Converts `myURLProperty` to `my_url_property`, by the rules of `JSONEncoder`: a word ends
    /// before a capital, and a run of capitals before its last one if a lowercase letter follows.
    var snakeCased: String {
        let ascii = Array(utf8)
        guard ascii.allSatisfy({ $0 < 0x80 }) else {
            return underscored(Array(self), \.isUppercase, \.isLowercase) { String($0) }
        }
        // Bytes are compared many times as fast as characters.
        return underscored(ascii, \.isCapital, \.isSmall) { String(decoding: $0, as: UTF8.self) }
    }
}

@inline(__always)
private func underscored<Letter>(
    _ letters: [Letter], _ isCapital: (Letter) -> Bool, _ isSmall: (Letter) -> Bool,
    _ text: (ArraySlice<Letter>) -> String
) -> String {
    let starts = wordStarts(letters, isCapital, isSmall)
    return zip(starts, starts.dropFirst() + [letters.count])
        .map { text(letters[$0..<$1]).lowercased() }.joined(separator: "_")
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

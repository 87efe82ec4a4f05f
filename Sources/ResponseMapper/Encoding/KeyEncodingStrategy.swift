import Locks

/// A style of the names in a JSON, other than that of models.
enum NameStyle {
    case snake, kebab, pascal, screaming

    /// The most converted names that a process shares.
    static let mostShared = 1000

    fileprivate func name(of property: String) -> String {
        switch self {
        case .snake: property.lowercased(joinedBy: "_")
        case .kebab: property.lowercased(joinedBy: "-")
        case .pascal: property.prefix(1).uppercased() + property.dropFirst()
        case .screaming: property.lowercased(joinedBy: "_").uppercased()
        }
    }
}

/// The names of properties as they are written, by a strategy without paths; encodings share them.
struct ConvertedNames {
    private let style: NameStyle
    private var known: [String: String]
    private var isChanged = false

    private static let shared = Mutex<[NameStyle: Self]>([:])

    /// Nil for a strategy that converts no names, or needs a path.
    init?(_ strategy: ModelEncoder.KeyEncodingStrategy) {
        guard let style = strategy.style else { return nil }
        self.style = style
        known = Self.shared.withLock { $0[style]?.known } ?? [:]
    }

    mutating func converted(_ name: String) -> String {
        if let known = known[name] { return known }
        let converted = style.name(of: name)
        known[name] = converted
        isChanged = true
        return converted
    }

    /// Makes the names those that later encodings start with, unless there are very many.
    func share() {
        guard isChanged, known.count <= NameStyle.mostShared else { return }
        Self.shared.withLock { [self] in $0[style] = self }
    }
}

extension ModelEncoder.KeyEncodingStrategy {
    fileprivate var style: NameStyle? {
        switch self {
        case .useDefaultKeys, .custom: nil
        case .convertToSnakeCase: .snake
        case .convertToKebabCase: .kebab
        case .convertToPascalCase: .pascal
        case .convertToScreamingSnakeCase: .screaming
        }
    }
}

extension String {
    /// Converts `myURLProperty` to `my_url_property`, by the rules of `JSONEncoder`: a word ends
    /// before a capital, and a run of capitals before its last one if a lowercase letter follows.
    fileprivate func lowercased(joinedBy separator: String) -> String {
        let letters = Array(self)
        var starts = [0]
        var next = 1
        while next < letters.count {
            guard let capital = letters[next...].firstIndex(where: \.isUppercase) else { break }
            starts.append(capital)
            guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
            if small > capital + 1 { starts.append(small - 1) }
            next = small + 1
        }
        return zip(starts, starts.dropFirst() + [letters.count])
            .map { String(letters[$0..<$1]).lowercased() }
            .joined(separator: separator)
    }
}

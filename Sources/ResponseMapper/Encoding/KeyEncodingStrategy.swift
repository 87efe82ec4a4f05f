import Locks

/// The names of models as they are written, by a strategy that needs no path. They are names of
/// types, of which a process has a limited number, and shared by all encodings.
struct ConvertedNames {
    private let conversion: ModelEncoder.KeyEncodingStrategy.Conversion
    private var known: [String: String]
    private var isChanged = false

    private static let shared = Mutex<[ModelEncoder.KeyEncodingStrategy.Conversion: Self]>([:])

    /// Nil for a strategy that converts no names, or needs a path.
    init?(_ strategy: ModelEncoder.KeyEncodingStrategy) {
        guard let conversion = strategy.conversion else { return nil }
        self.conversion = conversion
        known = Self.shared.withLock { $0[conversion]?.known } ?? [:]
    }

    mutating func converted(_ name: String) -> String {
        if let known = known[name] { return known }
        let converted =
            switch conversion {
            case .snake: name.lowercased(joinedBy: "_")
            case .kebab: name.lowercased(joinedBy: "-")
            case .pascal: name.prefix(1).uppercased() + name.dropFirst()
            case .screaming: name.lowercased(joinedBy: "_").uppercased()
            }
        known[name] = converted
        isChanged = true
        return converted
    }

    /// Makes the names those that later encodings start with, unless there are very many.
    func share() {
        guard isChanged, known.count <= 1000 else { return }
        Self.shared.withLock { [self] in $0[conversion] = self }
    }
}

extension ModelEncoder.KeyEncodingStrategy {
    enum Conversion { case snake, kebab, pascal, screaming }

    var conversion: Conversion? {
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

import Foundation
import Locks

/// The keys of a JSON text by the models' names.
struct ConvertedKeys {
    /// True if keys are not converted: the JSON uses the models' names.
    let areKept: Bool
    /// The keys converted so far, by the heads of their words.
    private(set) var known: Known = [:]

    typealias Known = [UInt32: (key: TapeKey, name: TapeKey)]

    private let conversion: ModelDecoder.KeyDecodingStrategy.Conversion?
    private var isChanged = false

    /// The keys that runs have converted, by the conversion; the rest of a process shares them.
    private static let shared = Mutex<[ModelDecoder.KeyDecodingStrategy.Conversion: Known]>([:])
    private static let mostShared = 1000

    init(_ strategy: ModelDecoder.KeyDecodingStrategy) {
        conversion = strategy.conversion
        if let conversion {
            known = Self.shared.withLock { $0[conversion] } ?? [:]
        }
        areKept = if case .useDefaultKeys = strategy { true } else { false }
    }

    mutating func convert(_ key: String, _ head: UInt32) -> TapeKey {
        let name = TapeKey(conversion?.name(of: key) ?? key)
        known[head] = (TapeKey(key), name)
        isChanged = true
        return name
    }

    /// Makes the keys those that later runs start with, unless there are very many.
    func share() {
        guard isChanged, known.count <= Self.mostShared, let conversion else { return }
        Self.shared.withLock { [known] in $0[conversion] = known }
    }
}

/// The members of one object after another, by converted names; of one name, the last one counts.
/// A few are searched from the end, as a hash takes longer; many have a table.
final class ConvertedMembers {
    private var members: [(name: TapeKey, value: Int)] = []
    private var table: KeyTable?

    var names: [String] { members.map(\.name.text).distinct }

    /// Takes the members of an object; `name` returns the converted key at a position.
    func make(of tape: Tape, _ index: Int, _ name: (Int) -> TapeKey) {
        members.removeAll(keepingCapacity: true)
        table = nil
        tape.forEach(in: index) { members.append((name($0 - 1), $0)) }
        guard members.count > LargeContainer.limit else { return }
        var table = KeyTable(capacity: members.count)
        for member in members { table.add(member.name.text, at: member.value) }
        self.table = table
    }

    /// The index of the value of a member.
    func value(of name: String) -> Int? {
        if let table { return table.last(of: name) }
        let (head, exact) = (TapeKey(name).head, ExactName(text: name))
        return members.last {
            $0.name.head == head && ExactName(text: $0.name.text) == exact
        }?.value
    }
}

extension ModelDecoder.KeyDecodingStrategy {
    fileprivate enum Conversion { case snake, kebab, pascal, screaming }

    fileprivate var conversion: Conversion? {
        switch self {
        case .useDefaultKeys, .custom: nil
        case .convertFromSnakeCase: .snake
        case .convertFromKebabCase: .kebab
        case .convertFromPascalCase: .pascal
        case .convertFromScreamingSnakeCase: .screaming
        }
    }
}

extension ModelDecoder.KeyDecodingStrategy.Conversion {
    fileprivate func name(of key: String) -> String {
        switch self {
        case .snake: key.camelCased(from: "_")
        case .kebab: key.camelCased(from: "-")
        case .pascal: key.withSmallFirstWord
        case .screaming: key.lowercased().camelCased(from: "_")
        }
    }
}

extension String {
    /// Converts `my_url_property` to `myUrlProperty`, by the rules of `JSONDecoder`: underscores at
    /// the start and at the end are preserved, and a name without others is not changed.
    fileprivate func camelCased(from separator: Character) -> String {
        guard
            let first = firstIndex(where: { $0 != separator }),
            let last = lastIndex(where: { $0 != separator })
        else { return self }
        let words = self[first...last].split(separator: separator)
        guard words.count > 1 else { return self }
        let rest = words.dropFirst().map(\.capitalized).joined()
        return self[..<first] + words[0].lowercased() + rest + self[index(after: last)...]
    }

    /// The name with the first word in small letters: of several capitals, the last one begins the
    /// second word if a small letter follows.
    fileprivate var withSmallFirstWord: String {
        let capitals = prefix { $0.isUppercase }
        let isWhole = capitals.count < 2 || dropFirst(capitals.count).first?.isLowercase != true
        let word = isWhole ? capitals : capitals.dropLast()
        return word.lowercased() + dropFirst(word.count)
    }
}

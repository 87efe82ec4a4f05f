import Foundation
import Locks

/// The keys of a JSON text by the models' names.
struct ConvertedKeys {
    /// True if keys are not converted: the JSON uses the models' names.
    let areKept: Bool
    /// The keys converted so far, by the heads of their words.
    private(set) var known: Known = [:]

    typealias Known = [UInt32: (key: TapeKey, name: TapeKey)]

    private let style: NameStyle?
    private var isChanged = false
    /// The keys that runs have converted, by their style; the rest of a process shares them.
    private static let shared = Mutex<[NameStyle: Known]>([:])

    init(_ strategy: ModelDecoder.KeyDecodingStrategy) {
        style = strategy.style
        if let style { known = Self.shared.withLock { $0[style] } ?? [:] }
        areKept = if case .useDefaultKeys = strategy { true } else { false }
    }

    mutating func convert(_ key: String, _ head: UInt32) -> TapeKey {
        let name = TapeKey(style?.property(of: key) ?? key)
        known[head] = (TapeKey(key), name)
        isChanged = true
        return name
    }

    /// Makes the keys those that later runs start with, unless there are very many.
    func share() {
        guard isChanged, known.count <= NameStyle.mostShared, let style else { return }
        Self.shared.withLock { [known] in $0[style] = known }
    }
}

/// The members of one object after another, by converted names; of one name, the last one counts.
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

    func value(of name: String) -> Int? {
        if let table { return table.last(of: name) }
        let (head, exact) = (TapeKey(name).head, ExactName(text: name))
        let member = members.last { $0.name.head == head && ExactName(text: $0.name.text) == exact }
        return member?.value
    }
}

extension ModelDecoder.KeyDecodingStrategy {
    fileprivate var style: NameStyle? {
        switch self {
        case .useDefaultKeys, .custom: nil
        case .convertFromSnakeCase: .snake
        case .convertFromKebabCase: .kebab
        case .convertFromPascalCase: .pascal
        case .convertFromScreamingSnakeCase: .screaming
        }
    }
}

extension NameStyle {
    fileprivate func property(of key: String) -> String {
        switch self {
        case .snake: key.camelCased(from: "_")
        case .kebab: key.camelCased(from: "-")
        case .pascal: key.withSmallFirstWord
        case .screaming: key.lowercased().camelCased(from: "_")
        }
    }
}

extension String {
    /// Converts `my_url_property` to `myUrlProperty`; as in `JSONDecoder`, outer underscores stay.
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

    /// The name with a small first word: of several capitals, the last begins the second word.
    fileprivate var withSmallFirstWord: String {
        let capitals = prefix { $0.isUppercase }
        let isWhole = capitals.count < 2 || dropFirst(capitals.count).first?.isLowercase != true
        let word = isWhole ? capitals : capitals.dropLast()
        return word.lowercased() + dropFirst(word.count)
    }
}

/// The bytes of a value while models write themselves into them.
///
/// Values are open one inside the other, and only the innermost is written: what encodes itself in
/// one go, as nearly everything does, needs no tree. Only what a model asks for in order to write
/// it later (`nestedContainer`, `superEncoder`) is a draft of its own, put into its place at the
/// end.
final class Draft {
    let encoder: ModelEncoder
    /// The path to the root of this draft, and how many containers are around it.
    let base: [any CodingKey]

    let text = DraftText()
    /// The values that are open, the root first.
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) var levels: [Level] = []
    /// What leads from each open value to the next.
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) var keys: [any CodingKey] = []
    /// The members of all open objects, the outermost object's first.
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) var members: [Member] = []
    /// The drafts that all open values wait for.
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) var nested: [Nested] = []
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) private var opened = 0
    /// What went wrong where nothing could be thrown.
    var failure: EncodingError?
    /// Keys that are converted already.
    var convertedKeys: [String: String] = [:]

    let isPretty: Bool
    let isSorted: Bool
    let escapesSlashes: Bool
    /// Deeper than this nothing is read either.
    static let limit = 512

    init(for encoder: ModelEncoder, at base: [any CodingKey] = []) {
        self.encoder = encoder
        self.base = base
        isPretty = encoder.outputFormatting.contains(.prettyPrinted)
        isSorted = encoder.outputFormatting.contains(.sortedKeys)
        escapesSlashes = !encoder.outputFormatting.contains(.withoutEscapingSlashes)
        open()
    }

    /// Encodes the root.
    func text<Value: Encodable>(of value: Value) throws -> DraftText {
        try fill(root, with: value)
        if levels[0].kind == .nothing {
            throw EncodingError.invalidValue(
                value,
                .init(
                    codingPath: [],
                    debugDescription: "wanted a value, found \(Value.self) encoding nothing"))
        }
        return try finished()
    }

    /// Everything written, drafts that were waited for included.
    func finished() throws -> DraftText {
        try close()
        if let failure { throw failure }
        return text
    }
}

/// What a container or an encoder may write to: a value that is open, told from later ones that
/// are as deep.
struct Place {
    let depth: Int
    let number: Int
}

extension Draft {
    var root: Place { Place(depth: 0, number: levels[0].number) }

    /// The path of keys to a place.
    func path(to place: Place) -> [any CodingKey] { base + keys.prefix(place.depth) }

    /// Opens a value inside the innermost.
    @discardableResult
    func open(keepsKeys: Bool = false, _ type: Any.Type = Any.self) -> Place {
        opened += 1
        levels.append(
            Level(
                number: opened, start: text.count, members: members.count, nested: nested.count,
                keepsKeys: keepsKeys, type: type))
        return Place(depth: levels.count - 1, number: opened)
    }

    /// Ends the innermost value.
    func close() throws {
        guard let level = levels.last else { return }
        if level.nested < nested.count { try join(level) }
        if level.kind == .object { arrange(level) }
        levels.removeLast()
        switch level.kind {
        case .nothing: text.append(word: "{}")
        case .scalar: break
        case .object, .array:
            if level.count > 0 { breakLine() }
            text.append(level.kind == .object ? "}" : "]" as Unicode.Scalar)
        }
        members.removeLast(members.count - level.members)
    }

    /// Takes back what was written since a value was started.
    func undo(to mark: Mark, in place: Place) {
        text.cut(at: mark.text)
        members.removeLast(members.count - mark.members)
        nested.removeLast(nested.count - mark.nested)
        levels.removeLast(levels.count - place.depth - 1)
        keys.removeLast(keys.count - place.depth)
    }

    func breakLine() {
        guard isPretty else { return }
        text.append("\n" as Unicode.Scalar)
        text.append(spaces: 2 * (base.count + levels.count))
    }
}

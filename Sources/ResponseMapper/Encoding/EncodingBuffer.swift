/// A buffer to which models are encoded.
///
/// Open values are nested, and only the innermost is written, so that models that encode themselves
/// in order, as nearly all do, need no tree. One that is written later has a buffer of its own.
final class EncodingBuffer {
    // Unchecked: a model encodes itself between two changes, never inside one.
    @exclusivity(unchecked) private(set) var encoder: ModelEncoder
    /// The path to the root of this buffer; its count is that of the containers around it.
    let base: [any CodingKey]
    let text = TextBuffer()
    /// The open values, the root first.
    // Unchecked: see above.
    @exclusivity(unchecked) var levels: [Level] = []
    // Unchecked: see above.
    @exclusivity(unchecked) var keys: [any CodingKey] = []
    /// The members of all open objects, those of the outermost object first.
    // Unchecked: see above.
    @exclusivity(unchecked) var members: [Member] = []
    // Unchecked: see above.
    @exclusivity(unchecked) var nested: [Nested] = []
    // Unchecked: see above.
    @exclusivity(unchecked) var opened = 0
    /// The first error that could not be thrown where it occurred; thrown at the end.
    // Unchecked: see above.
    @exclusivity(unchecked) var failure: EncodingError?
    // Unchecked: see above.
    @exclusivity(unchecked) private var pathKeys = PathKeyTypes.known
    /// The keys converted so far; nil if none are, or each by its path.
    // Unchecked: see above.
    @exclusivity(unchecked) var convertedNames: ConvertedNames?
    /// The members of large open objects with nested containers, by the numbers of their levels.
    // Unchecked: see above.
    @exclusivity(unchecked) var names: [Int: MemberNames] = [:]
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var isPretty: Bool
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var isSorted = false
    // Unchecked: see above.
    @exclusivity(unchecked) private(set) var escapesSlashes = true
    /// The nesting limit; the decoder has the same.
    static let limit = 512

    init(for encoder: ModelEncoder, isPretty: Bool, at base: [any CodingKey] = []) {
        self.encoder = encoder
        self.base = base
        self.isPretty = isPretty
        levels.reserveCapacity(4)
        members.reserveCapacity(16)
        begin(encoder, isPretty: isPretty)
    }

    /// Creates the buffer of a value inside.
    convenience init(inside outer: EncodingBuffer, at base: [any CodingKey]) {
        self.init(for: outer.encoder, isPretty: outer.isPretty, at: base)
    }

    /// Prepares an empty buffer for an encoding.
    func begin(_ encoder: ModelEncoder, isPretty: Bool) {
        self.encoder = encoder
        self.isPretty = isPretty
        let format = encoder.options.outputFormatting
        isSorted = format.contains(.sortedKeys)
        escapesSlashes = !format.contains(.withoutEscapingSlashes)
        convertedNames = ConvertedNames(encoder.options.keyEncodingStrategy)
        open()
    }

    /// True if the memory of the buffer may be retained for the next encoding.
    var isSmall: Bool { text.capacity <= 65_536 && members.capacity <= 1024 }

    /// Prepares a finished buffer for reuse.
    func empty() {
        text.cut(at: 0)
        opened = 0
        names = [:]
    }

    func text<Value: Encodable>(of value: Value) throws -> TextBuffer {
        try fill(root, with: value)
        if levels[0].kind == .nothing {
            let problem = "wanted a value, found \(Value.self) encoding nothing"
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: problem))
        }
        return try finished()
    }

    func finished() throws -> TextBuffer {
        try close(root)
        if let failure { throw failure }
        convertedNames?.share()
        return text
    }

    func arePaths(_ keys: any CodingKey.Type) -> Bool { pathKeys.contains(keys) }

    var root: BufferPosition { BufferPosition(depth: 0, number: levels[0].number) }
    var rootEncoder: BufferEncoder { BufferEncoder(buffer: self, place: root) }

    func path(to place: BufferPosition) -> [any CodingKey] {
        guard let (buffer, place) = moved(place) else { return base + keys.prefix(place.depth) }
        return buffer.path(to: place)
    }

    @discardableResult
    func open(keepsKeys: Bool = false, _ type: Any.Type = Any.self) -> BufferPosition {
        opened += 1
        levels.append(
            Level(
                number: opened, start: text.count, members: members.count, nested: nested.count,
                keepsKeys: keepsKeys, type: type))
        return BufferPosition(depth: levels.count - 1, number: opened)
    }

    /// Closes a value, and before it the containers in it that were requested last.
    func close(_ place: BufferPosition) throws {
        while levels.count > place.depth + 1 {
            try close()
            keys.removeLast()
        }
        try close()
    }

    private func close() throws {
        guard let level = levels.last else { return }
        if level.nested < nested.count { try join(level) }
        if level.kind == .object { arrange(level) }
        levels.removeLast()
        if !names.isEmpty { names[level.number] = nil }
        switch level.kind {
        case .nothing: text.append(word: "{}")
        case .scalar: break
        case .object, .array:
            if level.count > 0 { breakLine() }
            text.append(level.kind == .object ? "}" : "]" as Unicode.Scalar)
        }
        members.removeLast(members.count - level.members)
    }

    func undo(to mark: Mark, in place: BufferPosition) {
        text.cut(at: mark.text)
        members.removeLast(members.count - mark.members)
        nested.removeLast(nested.count - mark.nested)
        levels.removeLast(levels.count - place.depth - 1)
        keys.removeLast(keys.count - place.depth)
        if !names.isEmpty { forgetNames(of: levels[place.depth]) }
    }

    func breakLine() {
        guard isPretty else { return }
        text.append("\n" as Unicode.Scalar)
        text.append(spaces: 2 * (base.count + levels.count))
    }
}

/// The open value to which an encoder writes, with a number unlike later ones at its depth.
struct BufferPosition {
    let depth: Int
    let number: Int
}

extension EncodingBuffer {
    struct Level {
        enum Kind { case nothing, scalar, array, object }

        let number: Int
        /// The number of its container, unlike that of an earlier one, whose value failed.
        var container = 0
        /// Its start in the bytes, the members and the nested buffers.
        var start, members, nested: Int
        /// True if keys are data here, and must not be converted by a strategy.
        var keepsKeys: Bool
        var type: Any.Type
        /// True if it was requested, and is written by whoever has it, not by `encode(to:)`.
        var isRequested = false
        var kind = Kind.nothing
        var count = 0

        /// The level in a buffer that begins with `first`.
        func moved(before first: Level) -> Level {
            var level = self
            level.start -= first.start
            level.members -= first.members
            level.nested -= first.nested
            return level
        }
    }

    /// A member of an open object: the start and end of its key, including quotes.
    struct Member {
        let start, end: Int
        /// True if the text of the key contains escapes. The key itself is not stored: without
        /// references, members are added and removed in half the time.
        let isEscaped: Bool
        /// The first eight bytes of the key, zero-padded; nearly always enough to compare keys.
        let prefix: UInt64

        func moved(by distance: Int) -> Self {
            Member(
                start: start + distance, end: end + distance, isEscaped: isEscaped, prefix: prefix)
        }
    }

    /// The amounts written when a value was started.
    struct Mark { let text, members, nested: Int }

    var mark: Mark { Mark(text: text.count, members: members.count, nested: nested.count) }

    /// True if the place is the innermost open value.
    func isOpen(_ place: BufferPosition) -> Bool {
        levels.count == place.depth + 1 && has(place)
    }

    /// Makes the value at a place a container, unless it is one of that kind already. If it is of
    /// another, closed or too deep, the encoding fails at its end, as this cannot throw.
    func begin(_ kind: Level.Kind, at place: BufferPosition) -> (EncodingBuffer, BufferPosition) {
        if let (buffer, place) = try? ready(place) {
            if buffer !== self { return buffer.begin(kind, at: place) }
            if levels[place.depth].kind == kind {
                // A dictionary's object has other members, too, which may repeat its keys.
                levels[place.depth].type = Any.self
                return (self, innermost)
            }
            if levels[place.depth].kind == .nothing {
                if levels.count + base.count <= Self.limit {
                    begin(kind)
                    return (self, innermost)
                }
                failure = failure ?? located(tooDeep, path(to: place))
            }
        }
        failure = failure ?? disorder(at: place)
        let dropped = EncodingBuffer(inside: self, at: path(to: place))
        dropped.begin(kind)
        return (dropped, dropped.innermost)
    }

    func begin(_ kind: Level.Kind) {
        opened += 1
        levels[levels.count - 1].kind = kind
        levels[levels.count - 1].container = opened
        text.append(kind == .object ? "{" : "[" as Unicode.Scalar)
    }

    private var innermost: BufferPosition {
        BufferPosition(depth: levels.count - 1, number: levels[levels.count - 1].container)
    }

    func disorder(at place: BufferPosition) -> EncodingError {
        let problem =
            isOpen(place)
            ? "wanted one value or one container, found a second one"
            : "wanted an open container, found one inside which or behind which another is written"
        return .invalidValue(
            JSON.null, .init(codingPath: path(to: place), debugDescription: problem))
    }

    /// Starts an element of the list at a place that is ready.
    func startElement(in place: BufferPosition) -> Mark {
        let mark = mark
        separate(place)
        return mark
    }

    /// Starts a member of the object at a place that is ready.
    func startMember(_ key: some CodingKey, in place: BufferPosition) -> Mark {
        let name = name(of: key, in: place)
        let mark = mark
        separate(place)
        let start = text.count
        let isEscaped = text.append(quoted: name, escapesSlashes: escapesSlashes)
        members.append(
            Member(
                start: start, end: text.count, isEscaped: isEscaped,
                prefix: isEscaped ? name.prefixNumber : text.prefix(start + 1, text.count - 1)))
        text.append(":" as Unicode.Scalar)
        if isPretty { text.append(" " as Unicode.Scalar) }
        return mark
    }

    private func separate(_ place: BufferPosition) {
        if levels[place.depth].count > 0 { text.append("," as Unicode.Scalar) }
        levels[place.depth].count += 1
        breakLine()
    }

    func name(of key: some CodingKey, in place: BufferPosition) -> String {
        let name = key.stringValue
        if levels[place.depth].keepsKeys { return name }
        if case .custom(let convert) = encoder.options.keyEncodingStrategy {
            return convert(path(to: place) + [key]).stringValue
        }
        return convertedNames?.converted(name) ?? name
    }
}

extension String {
    /// The same number as that of the text of a key without escapes.
    fileprivate var prefixNumber: UInt64 {
        (Array(utf8.prefix(8)) + repeatElement(0, count: 8)).prefix(8)
            .reduce(0) { $0 << 8 | UInt64($1) }
    }
}

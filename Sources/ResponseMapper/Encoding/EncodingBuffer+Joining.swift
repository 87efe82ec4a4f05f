extension EncodingBuffer {
    /// A nested buffer, and the offset at which its bytes are inserted.
    struct Nested {
        let offset: Int
        /// The index of the member whose value it is; nil for an element.
        let member: Int?
        let buffer: EncodingBuffer
    }

    /// Creates the buffer of an element that was started, or of a member.
    func nest(at key: some CodingKey, in place: BufferPosition, member: Int? = nil)
        -> EncodingBuffer
    {
        let buffer = EncodingBuffer(for: encoder, at: path(to: place) + [key])
        if buffer.base.count > Self.limit {
            failure = failure ?? located(tooDeep, buffer.base)
        } else {
            nested.append(Nested(offset: text.count, member: member, buffer: buffer))
        }
        return buffer
    }

    /// Returns the buffer of a member; the same one if requested twice, unless another value was
    /// written for the key since.
    func nest(at key: some CodingKey, asMemberOf place: BufferPosition) -> EncodingBuffer {
        guard let mark = try? startMember(key, in: place) else {
            failure = failure ?? disorder(at: place)
            return EncodingBuffer(for: encoder, at: path(to: place) + [key])
        }
        let last = members.count - 1
        let isSame = { [self] in precedes(members[$0], members[last]) == nil }
        let known = nested[levels[place.depth].nested...].last { $0.member.map(isSame) ?? false }
        guard let known, let member = known.member, !(member + 1..<last).contains(where: isSame)
        else { return nest(at: key, in: place, member: last) }
        undo(to: mark, in: place)
        levels[place.depth].count -= 1
        return known.buffer
    }

    /// Inserts the nested buffers of a value at their offsets.
    func join(_ level: Level) throws {
        let first = nested[level.nested].offset
        let written = text[first..<text.count]
        var member = level.members
        var start = first
        text.cut(at: first)
        func copy(until end: Int) {
            // Members between the last nested buffer and this one move with the text before them.
            while member < members.count, members[member].start < end {
                members[member].move(by: text.count - start)
                member += 1
            }
            text.append(written[(start - first)..<(end - first)])
            start = end
        }
        for nested in nested[level.nested...] {
            copy(until: nested.offset)
            let inner = try nested.buffer.finished()
            text.append(inner[0..<inner.count][...])
        }
        copy(until: first + written.count)
        nested.removeLast(nested.count - level.nested)
    }
}

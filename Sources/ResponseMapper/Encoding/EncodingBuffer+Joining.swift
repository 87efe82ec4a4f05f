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

    /// Creates the buffer of a new member; of several with one key, the last one counts.
    func nest(at key: some CodingKey, asMemberOf place: BufferPosition) -> EncodingBuffer {
        guard (try? startMember(key, in: place)) != nil else { return dropped(at: key, in: place) }
        return nest(at: key, in: place, member: members.count - 1)
    }

    /// Returns the buffer of a container that continues the last value of a key, or of a new one.
    func reopen(_ key: some CodingKey, in place: BufferPosition) -> EncodingBuffer {
        guard let mark = try? startMember(key, in: place) else {
            return dropped(at: key, in: place)
        }
        let last = members.count - 1
        guard let known = memberBefore(last, in: levels[place.depth]) else {
            return nest(at: key, in: place, member: last)
        }
        if let buffer = nestedBuffer(of: known, in: levels[place.depth]) {
            undo(to: mark, in: place)
            levels[place.depth].count -= 1
            return buffer
        }
        let value = text(of: known)
        let buffer = nest(at: key, in: place, member: last)
        do { try JSON(parsing: value).encode(to: buffer.rootEncoder) } catch {
            failure = failure ?? disorder(at: place)
        }
        return buffer
    }

    /// Creates a buffer that is written for nothing, as the whole encoding fails.
    func dropped(at key: some CodingKey, in place: BufferPosition) -> EncodingBuffer {
        failure = failure ?? disorder(at: place)
        return EncodingBuffer(for: encoder, at: path(to: place) + [key])
    }

    /// The buffer of a member; nil if its value was written at once.
    private func nestedBuffer(of member: Int, in level: Level) -> EncodingBuffer? {
        var (low, high) = (level.nested, nested.count)
        while low < high {
            let middle = (low + high) / 2
            guard let found = nested[middle].member else { return nil }
            if found == member { return nested[middle].buffer }
            if found < member { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    func join(_ level: Level) throws {
        guard !ThreadStack.isNearlyFull else { throw located(noStack, base) }
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

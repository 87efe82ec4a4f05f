extension EncodingBuffer {
    /// A nested buffer, and the offset at which its bytes are inserted.
    struct Nested {
        let offset: Int
        /// The number of its first value, and of the last one that was opened before it was moved;
        /// of a value that was never open here, none.
        let numbers: Range<Int>
        /// The index of the member whose value it is; nil for an element.
        let member: Int?
        let buffer: EncodingBuffer
    }

    /// Creates the buffer of a member that was started.
    private func nest(at key: some CodingKey, in place: BufferPosition) -> EncodingBuffer {
        let buffer = EncodingBuffer(inside: self, at: path(to: place) + [key])
        if buffer.base.count > Self.limit {
            failure = failure ?? located(tooDeep, buffer.base)
        } else {
            opened += 1
            let member = members.count - 1
            nested.append(
                Nested(offset: text.count, numbers: opened..<opened, member: member, buffer: buffer)
            )
        }
        return buffer
    }

    /// Returns the encoder of a new member; of several with one key, the last one counts.
    func encoder(at key: some CodingKey, asMemberOf place: BufferPosition) -> BufferEncoder {
        guard let (buffer, place) = try? ready(place)
        else { return dropped(at: key, in: place).rootEncoder }
        _ = buffer.startMember(key, in: place)
        return buffer.encoder(at: key)
    }

    /// Returns the encoder of a container that continues the last value of a key, or of a new one.
    func reopen(_ key: some CodingKey, in place: BufferPosition) -> BufferEncoder {
        guard let (buffer, place) = try? ready(place)
        else { return dropped(at: key, in: place).rootEncoder }
        if buffer !== self { return buffer.reopen(key, in: place) }
        let mark = startMember(key, in: place)
        let last = members.count - 1
        guard let known = memberBefore(last, in: levels[place.depth])
        else { return encoder(at: key) }
        if let buffer = nestedBuffer(of: known, in: levels[place.depth]) {
            undo(to: mark, in: place)
            levels[place.depth].count -= 1
            return buffer.rootEncoder
        }
        let value = text(of: known)
        let encoder = nest(at: key, in: place).rootEncoder
        do { try JSON(parsing: value).encode(to: encoder) } catch {
            failure = failure ?? disorder(at: place)
        }
        return encoder
    }

    /// Returns the encoder of a member or an element that was started, which is written here as
    /// long as nothing is written around it.
    func encoder(at key: some CodingKey) -> BufferEncoder {
        keys += [key]
        let place = open()
        levels[place.depth].isRequested = true
        return BufferEncoder(buffer: self, place: place)
    }

    /// The buffer and the position at which an open value is written now; containers that were
    /// requested in it before, and may still be written, get a buffer of their own. Throws for a
    /// value that is closed, or in which another one encodes itself.
    func ready(_ place: BufferPosition) throws -> (EncodingBuffer, BufferPosition) {
        if isOpen(place) { return (self, place) }
        if let (buffer, place) = moved(place) { return try buffer.ready(place) }
        guard has(place), levels[(place.depth + 1)...].allSatisfy(\.isRequested)
        else { throw disorder(at: place) }
        moveLevels(from: place.depth + 1)
        return (self, place)
    }

    func count(of place: BufferPosition) -> Int {
        if let (buffer, place) = moved(place) { return buffer.count(of: place) }
        return has(place) ? levels[place.depth].count : 0
    }

    func has(_ place: BufferPosition) -> Bool {
        guard place.depth < levels.count else { return false }
        let level = levels[place.depth]
        return level.container == place.number || level.number == place.number
    }

    /// The buffer to which a value was moved that is still open, and its position there.
    func moved(_ place: BufferPosition) -> (EncodingBuffer, BufferPosition)? {
        guard !has(place) else { return nil }
        // Numbers increase: it is in the last buffer that begins before it, or in none.
        let behind = firstNested { $0.numbers.lowerBound <= place.number }
        // The buffer gives later numbers to other values than this one does.
        guard behind > 0, nested[behind - 1].numbers.contains(place.number) else { return nil }
        let buffer = nested[behind - 1].buffer
        let depth = place.depth - (buffer.base.count - base.count)
        return depth < 0 ? nil : (buffer, BufferPosition(depth: depth, number: place.number))
    }

    private func moveLevels(from first: Int) {
        let level = levels[first]
        let inner = EncodingBuffer(inside: self, at: base + keys.prefix(first))
        inner.text.append(level.start..<text.count, of: text)
        for member in members[level.members...] {
            inner.members.append(member.moved(by: -level.start))
        }
        for nested in nested[level.nested...] {
            inner.nested.append(
                Nested(
                    offset: nested.offset - level.start, numbers: nested.numbers,
                    member: nested.member.map { $0 - level.members }, buffer: nested.buffer))
        }
        inner.keys += keys[first...]
        inner.levels.removeAll(keepingCapacity: true)
        for open in levels[first...] { inner.levels.append(open.moved(before: level)) }
        inner.opened = opened
        let mark = Mark(text: level.start, members: level.members, nested: level.nested)
        undo(to: mark, in: BufferPosition(depth: first - 1, number: levels[first - 1].number))
        let member = levels[first - 1].kind == .object ? members.count - 1 : nil
        nested.append(
            Nested(
                offset: text.count, numbers: level.number..<opened + 1, member: member,
                buffer: inner))
    }

    /// Creates a buffer that is written for nothing, as the whole encoding fails.
    func dropped(at key: some CodingKey, in place: BufferPosition) -> EncodingBuffer {
        failure = failure ?? disorder(at: place)
        return EncodingBuffer(inside: self, at: path(to: place) + [key])
    }

    /// The buffer of a member; nil if its value was written at once.
    private func nestedBuffer(of member: Int, in level: Level) -> EncodingBuffer? {
        let index = firstNested(from: level.nested) { $0.member.map { $0 < member } ?? false }
        return index < nested.count && nested[index].member == member ? nested[index].buffer : nil
    }

    /// The index of the first nested buffer that is not before a place; the number, if all are.
    private func firstNested(from first: Int = 0, where isBefore: (Nested) -> Bool) -> Int {
        var (low, high) = (first, nested.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(nested[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
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
                members[member] = members[member].moved(by: text.count - start)
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

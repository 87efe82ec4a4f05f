extension EncodingBuffer {
    /// Sorts the members of an object if requested, and removes all but the last value of each key.
    func arrange(_ level: Level) {
        let members = members[level.members...]
        guard members.count > 1,
            isSorted ? !isArranged(members) : mayRepeat(members, in: level)
        else { return }
        var order = lastOfEqual(sorted(members))
        if !isSorted { order.sort() }
        if order.count == members.count, !isSorted { return }
        let start = members[level.members].start
        let written = text[start..<text.count]
        let separator = separator
        text.cut(at: start)
        for index in order {
            if text.count > start { text.append(separator[...]) }
            let end =
                index + 1 < members.endIndex
                ? members[index + 1].start - start - separator.count : written.count
            text.append(written[(members[index].start - start)..<end])
        }
    }

    private func sorted(_ members: ArraySlice<Member>) -> [Int] {
        // The prefixes are stored with the indices: nearly all comparisons need no more.
        var order = members.indices.map { (prefix: members[$0].prefix, index: $0) }
        order.sort { one, other in
            if one.prefix != other.prefix { return one.prefix < other.prefix }
            let isBefore = precedes(members[one.index], members[other.index])
            return isBefore ?? (one.index < other.index)
        }
        return order.map(\.index)
    }

    /// The text between two members of the innermost value.
    var separator: [UInt8] {
        let spaces = isPretty ? 2 * (base.count + levels.count) : 0
        return [UInt8(ascii: ",")] + (isPretty ? [UInt8(ascii: "\n")] : [])
            + Array(repeating: UInt8(ascii: " "), count: spaces)
    }

    /// Returns the last member of each key, from members sorted by key.
    private func lastOfEqual(_ order: [Int]) -> [Int] {
        order.indices.filter {
            $0 + 1 == order.count || precedes(members[order[$0]], members[order[$0 + 1]]) != nil
        }.map { order[$0] }
    }

    private func isArranged(_ members: ArraySlice<Member>) -> Bool {
        members.indices.dropFirst().allSatisfy {
            precedes(members[$0 - 1], members[$0]) == true
        }
    }

    /// True if a key may occur twice.
    private func mayRepeat(_ members: ArraySlice<Member>, in level: Level) -> Bool {
        // For many members, sorting is faster.
        guard members.count <= 64 else { return !level.hasUniqueKeys }
        for index in members.indices {
            let member = members[index]
            for other in members.startIndex..<index where members[other].prefix == member.prefix {
                if precedes(member, members[other]) == nil { return true }
            }
        }
        return false
    }

    /// True if the key of a member is before that of another in UTF-8, which is the order of code
    /// points; nil if they are equal.
    func precedes(_ member: Member, _ other: Member) -> Bool? {
        if member.prefix != other.prefix { return member.prefix < other.prefix }
        if member.escapedKey != nil || other.escapedKey != nil {
            let (key, otherKey) = (key(of: member), key(of: other))
            return key == otherKey ? nil : key.lexicographicallyPrecedes(otherKey)
        }
        var (index, otherIndex) = (member.start, other.start)
        while index < member.end, otherIndex < other.end {
            if text[index] != text[otherIndex] {
                // The closing quote sorts before any other byte.
                return index + 1 == member.end
                    || (otherIndex + 1 < other.end && text[index] < text[otherIndex])
            }
            index += 1
            otherIndex += 1
        }
        return nil
    }

    func key(of member: Member) -> [UInt8] {
        if let key = member.escapedKey { return Array(key.utf8) }
        return text[(member.start + 1)..<(member.end - 1)]
    }
}

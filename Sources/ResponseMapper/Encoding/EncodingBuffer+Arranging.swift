extension EncodingBuffer {
    /// Sorts the members of an object if requested, and removes all but the last value of each key.
    func arrange(_ level: Level) {
        let members = members[level.members...]
        guard members.count > 1,
            isSorted ? !isArranged(members) : mayRepeat(members, in: level)
        else { return }
        var order = sorted(members)
        removeEqual(from: &order)
        if !isSorted { order.sort { $0.index < $1.index } }
        if order.count == members.count, !isSorted { return }
        let start = members[level.members].start
        let written = text[start..<text.count]
        let separator = separator
        text.cut(at: start)
        for (_, index) in order {
            if text.count > start { text.append(separator[...]) }
            let end =
                index + 1 < members.endIndex
                ? members[index + 1].start - start - separator.count : written.count
            text.append(written[(members[index].start - start)..<end])
        }
    }

    /// The index of a member, with its prefix: nearly all comparisons need no more.
    private typealias Ordered = (prefix: UInt64, index: Int)

    private func sorted(_ members: ArraySlice<Member>) -> [Ordered] {
        var order = members.indices.map { (prefix: members[$0].prefix, index: $0) }
        order.sort { one, other in
            if one.prefix != other.prefix { return one.prefix < other.prefix }
            let isBefore = precedes(members[one.index], members[other.index])
            return isBefore ?? (one.index < other.index)
        }
        return order
    }

    var separator: [UInt8] {
        guard isPretty else { return Self.comma }
        let spaces = 2 * (base.count + levels.count)
        return Self.comma + "\n".utf8 + Array(repeating: UInt8(ascii: " "), count: spaces)
    }

    private static let comma = [UInt8(ascii: ",")]

    /// Removes all but the last member of each key, from members sorted by key.
    private func removeEqual(from order: inout [Ordered]) {
        var count = 0
        for place in order.indices {
            let ordered = order[place]
            let next = place + 1 < order.count ? order[place + 1] : nil
            if let next, next.prefix == ordered.prefix,
                precedes(members[ordered.index], members[next.index]) == nil
            {
                continue
            }
            order[count] = ordered
            count += 1
        }
        order.removeLast(order.count - count)
    }

    private func isArranged(_ members: ArraySlice<Member>) -> Bool {
        members.indices.dropFirst().allSatisfy {
            precedes(members[$0 - 1], members[$0]) == true
        }
    }

    private func mayRepeat(_ members: ArraySlice<Member>, in level: Level) -> Bool {
        // For many members, sorting is faster; those of a dictionary cannot be equal.
        guard members.count <= 64 else {
            let hasNumbers = level.keepsKeys && level.type is any IntegerKeyed.Type
            return !(hasNumbers || level.type is any StringKeyed.Type)
        }
        for index in members.indices {
            let member = members[index]
            for other in members.startIndex..<index where members[other].prefix == member.prefix {
                if precedes(member, members[other]) == nil { return true }
            }
        }
        return false
    }

    /// True if the first key is before the second, by UTF-8 and so by code points; nil if equal.
    func precedes(_ member: Member, _ other: Member) -> Bool? {
        if member.prefix != other.prefix { return member.prefix < other.prefix }
        if member.isEscaped || other.isEscaped {
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
        if member.isEscaped, let key = try? JSON(parsing: text[member.start..<member.end]).string {
            return Array(key.utf8)
        }
        return text[(member.start + 1)..<(member.end - 1)]
    }

    /// The members of an object by name, so that many nested containers are found at once.
    struct MemberNames {
        var positions: [ExactName: Int] = [:]
        /// The first member that is not among them yet.
        var end: Int
    }

    /// The last member before `last` with the same key.
    func memberBefore(_ last: Int, in level: Level) -> Int? {
        // Among a few members, a hash takes longer.
        if last - level.members <= 16 {
            return (level.members..<last).last { precedes(members[$0], members[last]) == nil }
        }
        var names = names.removeValue(forKey: level.number) ?? MemberNames(end: level.members)
        for member in names.end..<last { names.positions[name(of: member)] = member }
        names.end = last
        let found = names.positions[name(of: last)]
        self.names[level.number] = names
        return found
    }

    /// Removes members that are no longer written from the names of a level.
    func forgetNames(of level: Level) {
        guard let end = names[level.number]?.end, end > members.count else { return }
        names[level.number] = nil
    }

    private func name(of member: Int) -> ExactName {
        ExactName(text: String(decoding: key(of: members[member]), as: UTF8.self))
    }

    /// The value of a member of the innermost object, written at once, with a member after it.
    func text(of member: Int) -> [UInt8] {
        let start = members[member].end + (isPretty ? 2 : 1)
        return text[start..<members[member + 1].start - separator.count]
    }
}

extension EncodingBuffer {
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

    /// The value of a member of the innermost object that was written at once, and which another
    /// member follows.
    func text(of member: Int) -> [UInt8] {
        let start = members[member].end + (isPretty ? 2 : 1)
        return text[start..<members[member + 1].start - separator.count]
    }
}

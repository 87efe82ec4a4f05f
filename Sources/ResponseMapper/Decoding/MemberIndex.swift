/// Where the members of an object are, to be found by the names that a model has for them.
///
/// Models mostly ask in the order in which the JSON is written, so a search starts where the last
/// one ended. It may stop at the first match, as a list has no name twice: an object that has,
/// and a large one, gets a table instead, in which the last one counts.
struct MemberIndex {
    /// Of each member: the head of its name's ``TapeKey``, then the index of its value.
    private var entries: ContiguousArray<UInt64> = []
    /// The names, where they are not those on the tape.
    private var converted: [String]?
    private var table: [ExactName: Int]?
    /// One bit for each of 4096 heads, all 0 between uses.
    private var marks: [UInt64] = []
    private(set) var isMade = false

    private static let longest = 256

    mutating func clear() {
        guard isMade else { return }
        entries.removeAll(keepingCapacity: true)
        converted = nil
        table = nil
        isMade = false
    }

    /// Takes the keys as they are.
    mutating func make(of tape: Tape, _ index: Int) {
        isMade = true
        entries.reserveCapacity(tape.count(at: index))
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        while position < end {
            let word = tape.word(at: position)
            let head =
                word.tag == .string ? word.head : TapeKey(tape.key(of: position + 1)).head
            append(head, position + 1)
            position = tape.next(after: position + 1)
        }
        settle(tape)
    }

    /// Takes the names that keys are converted to.
    mutating func make(of tape: Tape, _ index: Int, _ name: (String) -> String) {
        isMade = true
        entries.reserveCapacity(tape.count(at: index))
        var names: [String] = []
        var position = tape.first(in: index)
        let end = tape.end(of: index)
        while position < end {
            let name = name(tape.key(of: position + 1))
            names.append(name)
            append(TapeKey(name).head, position + 1)
            position = tape.next(after: position + 1)
        }
        converted = names
        settle(tape)
    }

    /// The number of a name in the list, from a number on and then from the start.
    @inline(__always)
    func number(of name: String, from start: Int, in tape: Tape) -> Int? {
        let key = TapeKey(name)
        return number(of: key, start..<entries.count, tape) ?? numberElsewhere(key, start, tape)
    }

    /// Where a member's value is.
    @inline(__always)
    func value(_ number: Int) -> Int { Int(entries[number] & 0xFFFF_FFFF) }

    /// The names in their order, each once.
    func names(in tape: Tape) -> [String] {
        entries.indices.compactMap { number in
            let name = converted?[number] ?? tape.key(of: value(number))
            guard let table else { return name }
            return table[ExactName(text: name)] == number ? name : nil
        }
    }

    @inline(__always)
    private func number(of key: TapeKey, _ range: Range<Int>, _ tape: Tape) -> Int? {
        if table == nil {
            for number in range where head(number) == key.head && isName(key, number, tape) {
                return number
            }
        }
        return nil
    }

    private func numberElsewhere(_ key: TapeKey, _ start: Int, _ tape: Tape) -> Int? {
        if let table { return table[ExactName(text: key.text)] }
        return number(of: key, 0..<min(start, entries.count), tape)
    }

    @inline(__always)
    private func isName(_ key: TapeKey, _ number: Int, _ tape: Tape) -> Bool {
        if let converted { return ExactName(text: converted[number]) == ExactName(text: key.text) }
        return tape.isKey(key, at: value(number) - 1)
    }

    @inline(__always)
    private mutating func append(_ head: UInt32, _ value: Int) {
        entries.append(UInt64(head) << 32 | UInt64(truncatingIfNeeded: value))
    }

    @inline(__always)
    private func head(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: entries[number] >> 32) }
}

extension MemberIndex {
    /// Makes a table where a list could give two answers, or would be slow.
    private mutating func settle(_ tape: Tape) {
        guard entries.count > Self.longest || hasRepeatedHeads() else { return }
        var table: [ExactName: Int] = [:]
        table.reserveCapacity(entries.count)
        for number in entries.indices {
            let name = converted?[number] ?? tape.key(of: value(number))
            table[ExactName(text: name)] = number
        }
        self.table = table
    }

    /// Whether two heads are equal; names may differ all the same, but hardly ever do.
    private mutating func hasRepeatedHeads() -> Bool {
        if entries.count > 8 { return hasRepeatedMarks() }
        return entries.indices.contains { isRepeated(head($0), before: $0) }
    }

    private mutating func hasRepeatedMarks() -> Bool {
        if marks.isEmpty { marks = Array(repeating: 0, count: 64) }
        defer { for word in marks.indices { marks[word] = 0 } }
        for number in entries.indices {
            let head = head(number)
            let word = Int(head & 63)
            let bit: UInt64 = 1 << UInt64(head >> 6 & 63)
            if marks[word] & bit != 0, isRepeated(head, before: number) { return true }
            marks[word] |= bit
        }
        return false
    }

    private func isRepeated(_ head: UInt32, before number: Int) -> Bool {
        for earlier in 0..<number where self.head(earlier) == head { return true }
        return false
    }
}

/// A name that equals only what has the same code points.
private struct ExactName: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        // Equivalent texts have equal hashes, and are told apart by the comparison.
        hasher.combine(text)
    }
}

import Foundation

/// Where the members of one object after another are, to be found by the names that a model has
/// for them, where the tape alone does not tell: names are converted, repeated, or many.
///
/// Models mostly ask in the order in which the JSON is written, so a search starts where the last
/// one ended. It may stop at the first match, as a list has no name twice: an object that has,
/// and a large one, gets a table instead, in which the last one counts.
///
/// Unsafe: it owns raw memory, which is written without a check of each index, and compares names
/// with the text through pointers. An object's members are counted before there is room for them.
final class MemberIndex {
    /// Of each member: the head of its name's ``TapeKey``, then the index of its value.
    private var entries: UnsafeMutablePointer<UInt64>
    private var capacity: Int
    private var count = 0
    /// The number of the member that is likely to be asked for next.
    private var next = 0
    /// One bit for each of 4096 heads, all 0 between uses.
    private let marks: UnsafeMutablePointer<UInt64>
    /// The names, where they are not those on the tape.
    private var names: [String] = []
    private var hasNames = false
    /// The number of each name, where no list will do.
    private var table: [ExactName: Int]?

    private static let longest = 256
    private static let words = 64

    init() {
        capacity = 32
        entries = .allocate(capacity: capacity)
        marks = .allocate(capacity: Self.words)
        marks.initialize(repeating: 0, count: Self.words)
    }

    deinit {
        entries.deallocate()
        marks.deallocate()
    }

    /// Takes the keys of an object as they are.
    func make(of tape: Tape, _ index: Int) {
        make(of: tape, index, areNamed: false) { position in
            let word = tape.word(at: position)
            return word.has(.string) ? word.head : TapeKey(tape.key(of: position + 1)).head
        }
    }

    /// Takes the names that the keys of an object, by their positions, are converted to.
    func make(of tape: Tape, _ index: Int, _ name: (Int) -> TapeKey) {
        make(of: tape, index, areNamed: true) { position in
            let name = name(position)
            names.append(name.text)
            return name.head
        }
    }

    @inline(__always)
    private func make(
        of tape: Tape, _ index: Int, areNamed: Bool, _ head: (Int) -> UInt32
    ) {
        begin(tape.count(at: index), areNamed)
        var isRepeating = count > Self.longest
        var (position, number) = (tape.first(in: index), 0)
        let end = tape.end(of: index)
        while position < end {
            let head = head(position)
            // Of many, nearly every mark is set, and the table finds the repeated ones as well.
            if !isRepeating, mark(head), isKnown(head, before: number) { isRepeating = true }
            entries[number] = UInt64(head) << 32 | UInt64(truncatingIfNeeded: position + 1)
            number += 1
            position = tape.next(after: position + 1)
        }
        unmark()
        if isRepeating { makeTable(tape) }
    }

    /// Where the value of a member is; the last one if there are several.
    @inline(__always)
    func value(of name: consuming String, in tape: Tape) -> Int? {
        name.withUTF8 { utf8 in
            let head = TapeKey.head(utf8)
            return value(of: utf8, head, next..<count, tape) ?? valueElsewhere(utf8, head, tape)
        }
    }

    /// The names in their order, each once.
    func names(in tape: Tape) -> [String] {
        (0..<count).compactMap { number in
            let name = name(number, tape)
            guard let table else { return name }
            return table[ExactName(text: name)] == number ? name : nil
        }
    }

    @inline(__always)
    private func value(
        of name: UnsafeBufferPointer<UInt8>, _ head: UInt32, _ numbers: Range<Int>, _ tape: Tape
    ) -> Int? {
        var number = numbers.lowerBound
        while number < numbers.upperBound {
            if UInt32(truncatingIfNeeded: entries[number] >> 32) == head,
                isName(name, number, tape)
            {
                next = number + 1
                return value(number)
            }
            number += 1
        }
        return nil
    }

    /// With a table, nothing is to be found in the list.
    private func valueElsewhere(
        _ name: UnsafeBufferPointer<UInt8>, _ head: UInt32, _ tape: Tape
    ) -> Int? {
        guard let table else { return value(of: name, head, 0..<next, tape) }
        return table[ExactName(text: String(decoding: name, as: UTF8.self))].map(value)
    }

    @inline(__always)
    private func isName(
        _ name: UnsafeBufferPointer<UInt8>, _ number: Int, _ tape: Tape
    ) -> Bool {
        hasNames ? isConverted(name, number) : tape.isKey(name, at: value(number) - 1)
    }

    /// Not inlined: asking for the names costs, and is otherwise done for every search.
    @inline(never)
    private func isConverted(_ name: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
        names[number].utf8.elementsEqual(name)
    }

    private func name(_ number: Int, _ tape: Tape) -> String {
        hasNames ? names[number] : tape.key(of: value(number))
    }

    @inline(__always)
    private func value(_ number: Int) -> Int { Int(entries[number] & 0xFFFF_FFFF) }

    private func begin(_ count: Int, _ areNamed: Bool) {
        if count > capacity {
            entries.deallocate()
            capacity = count
            entries = .allocate(capacity: count)
        }
        (self.count, next) = (count, 0)
        hasNames = areNamed
        names.removeAll(keepingCapacity: true)
        table = nil
    }

    /// Whether the head, or another one with the same bit, has been marked before.
    @inline(__always)
    private func mark(_ head: UInt32) -> Bool {
        let bit: UInt64 = 1 << UInt64(head >> 6 & 63)
        let word = Int(head & 63)
        defer { marks[word] |= bit }
        return marks[word] & bit != 0
    }

    private func unmark() {
        for number in 0..<min(count, Self.words) { marks[Int(entries[number] >> 32 & 63)] = 0 }
        if count > Self.words { marks.update(repeating: 0, count: Self.words) }
    }

    /// Names may differ all the same, but hardly ever do.
    private func isKnown(_ head: UInt32, before number: Int) -> Bool {
        for earlier in 0..<number where entries[earlier] >> 32 == head { return true }
        return false
    }

    private func makeTable(_ tape: Tape) {
        var table: [ExactName: Int] = [:]
        table.reserveCapacity(count)
        for number in 0..<count { table[ExactName(text: name(number, tape))] = number }
        self.table = table
        // What is searched from here on finds nothing in the list.
        next = count
    }
}

/// The members of one object after another, to be found by the names that the keys are converted
/// to; of one name, the last member counts.
///
/// A list is searched from its end, as in a few members a hash takes longer; many have a table.
final class MemberIndex {
    private var members: [(name: TapeKey, value: Int)] = []
    private var table: [ExactName: Int] = [:]

    private static let longest = 64

    /// The names, each once.
    var names: [String] { members.map(\.name.text).distinct }

    /// Takes the members of an object; `name` returns the converted key at a position.
    func make(of tape: Tape, _ index: Int, _ name: (Int) -> TapeKey) {
        members.removeAll(keepingCapacity: true)
        table.removeAll(keepingCapacity: true)
        TapeValue(tape: tape, index: index).forEach { members.append((name($0 - 1), $0)) }
        guard members.count > Self.longest else { return }
        for member in members { table[ExactName(text: member.name.text)] = member.value }
    }

    /// The index of the value of a member.
    func value(of name: String) -> Int? {
        let exact = ExactName(text: name)
        guard table.isEmpty else { return table[exact] }
        let head = TapeKey(name).head
        return members.last {
            $0.name.head == head && ExactName(text: $0.name.text) == exact
        }?.value
    }
}

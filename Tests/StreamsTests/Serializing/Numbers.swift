@testable import Streams

/// A serializer of numbers: it notes what it handles, and who did.
final class Numbers: Sendable {
    let serializer = Serializer<Int>()
    let handled = Locked<[Int]>([])
    /// The numbers that the first sender, the second and so on have handled.
    let turns = Locked<[Int]>([])
    /// Called with each number, while it is handled.
    let react: @Sendable (Int, Numbers) -> Void
    /// Called each time that the turn is free.
    let isFree: @Sendable (Numbers) -> Void

    init(
        react: @escaping @Sendable (Int, Numbers) -> Void,
        isFree: @escaping @Sendable (Numbers) -> Void = { _ in }
    ) {
        self.react = react
        self.isFree = isFree
    }

    var isIdle: Bool { serializer.isIdle }

    func send(_ number: Int) {
        let turn = turns.change { turns in
            turns.append(0)
            return turns.count - 1
        }
        serializer.send(number) { number in
            self.handled.change { $0.append(number) }
            self.turns.change { $0[turn] += 1 }
            self.react(number, self)
        } whileFree: {
            self.isFree(self)
        }
    }
}

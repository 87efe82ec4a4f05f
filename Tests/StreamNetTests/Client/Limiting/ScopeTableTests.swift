@testable import StreamNet
import Testing

/// What is remembered of scopes that are not used.
@Suite(.virtualLimit) struct ScopeTableTests {
    private let time = VirtualTimeScheduler()

    private func table(isBusy: Bool = false) -> ScopeTable<Int> {
        ScopeTable(for: .seconds(30), on: time, make: { 0 }) { value, _ in isBusy && value > 0 }
    }

    private func count(_ table: ScopeTable<Int>, _ name: String) -> Int {
        table.change(name) { value, _ in
            value += 1
            return value
        }
    }

    @Test(arguments: [(29, 2), (30, 1), (95, 1)])
    func `a value that is unused for the time is made anew`(pause: Int, value: Int) {
        let table = table()
        for start in [0, 7, 29] {
            time.advance(by: .seconds(start))
            _ = count(table, "\(start)")
            time.advance(by: .seconds(pause))
            #expect(count(table, "\(start)") == value)
        }
    }

    @Test func `others that are used do not change that`() {
        let table = table()
        for (second, name, value) in [(0, "a", 1), (1, "b", 1), (30, "a", 1), (31, "b", 1)] {
            time.advance(to: .seconds(second))
            #expect(count(table, name) == value)
        }
    }

    @Test func `a value that is used or busy stays`() {
        let (used, busy) = (table(), table(isBusy: true))
        _ = count(busy, "a")
        for number in 1...100 {
            #expect(count(used, "a") == number)
            _ = count(busy, "b")
            time.advance(by: .seconds(29))
        }
        #expect(count(busy, "a") == 2)
    }

    @Test func `of a hundred thousand names those of two periods are in memory`() {
        let table = table()
        for number in 0..<100_000 {
            _ = count(table, "\(number)")
            time.advance(by: .milliseconds(10))
        }
        #expect(table.count <= 6_000)
        #expect(table.count > 3_000)
    }
}

@testable import StreamNet
import Testing

@Suite struct RandomNumbersTests {
    @Test func `a part has the same numbers each time, and no other has them`() {
        func first(_ seed: UInt64, _ part: Int) -> [UInt64] {
            let numbers = RandomNumbers(seed: seed, part: part)
            return (0..<8).map { _ in numbers.next() }
        }
        #expect(first(7, 1) == first(7, 1))
        let all = [first(0, 0), first(0, 1), first(0, -1), first(1, 0), first(1, 1)].joined()
        #expect(Set(all).count == 40)
    }

    @Test func `fractions are even, from 0 up to 1`() {
        let numbers = RandomNumbers(seed: 1, part: 0)
        let fractions = (0..<10_000).map { _ in numbers.fraction() }
        #expect(fractions.allSatisfy { (0..<1).contains($0) })
        let tenths = Dictionary(grouping: fractions) { Int($0 * 10) }
        #expect(tenths.values.allSatisfy { (850...1_150).contains($0.count) })
    }

    @Test(arguments: [-1, 0, 1, 2, 3])
    func `an index is below its count`(count: Int) {
        let numbers = RandomNumbers(seed: 1, part: 0)
        let indexes = Set((0..<100).map { _ in numbers.index(below: count) })
        #expect(indexes == Set(0..<max(1, count)))
    }

    @Test func `a duration of no mean, or a negative one, is zero`() {
        let numbers = RandomNumbers(seed: 1, part: 0)
        #expect(numbers.duration(mean: .zero) == .zero)
        #expect(numbers.duration(mean: .seconds(-1)) == .zero)
    }

    @Test func `the longest mean is no danger`() {
        let numbers = RandomNumbers(seed: 1, part: 0)
        for _ in 0..<1_000 {
            let duration = numbers.duration(mean: .seconds(Int64.max))
            #expect((.zero..<(.seconds(100_000_000_000))).contains(duration))
        }
    }
}

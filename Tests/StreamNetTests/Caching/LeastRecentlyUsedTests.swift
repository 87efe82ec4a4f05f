import Testing

@testable import StreamNet

/// The order in which keys leave a cache that is full.
@Suite(.hangLimit) struct LeastRecentlyUsedTests {
    private func uses(_ keys: String..., size: Int = 1) -> LeastRecentlyUsed<String> {
        var uses = LeastRecentlyUsed<String>()
        for key in keys { uses.insert(key, size: size) }
        return uses
    }

    @Test func `keys leave in the order of their last use`() {
        var uses = uses("a", "b", "c", "d")
        uses.use("a")
        uses.insert("b", size: 1)
        uses.use("x")
        #expect(uses.shrink(to: 3, size: .max) == ["c", "d"])
        #expect(uses.count == 2)
    }

    @Test func `the sizes are those of the keys that are there`() {
        var uses = uses("a", "b", "c", size: 10)
        uses.insert("a", size: 4)
        #expect(uses.size == 24)
        uses.remove("b")
        uses.remove("b")
        #expect(uses.size == 14)
        #expect(uses.count == 2)
    }

    @Test(arguments: [
        (1, 1, []), (1, 2, ["0"]), (2, 2, []), (2, 3, ["0", "1"]), (9, 10, ["0", "1"]),
        (10, 10, []), (10, 11, ["0", "1"]), (20, 21, ["0", "1", "2"]), (.max, 21, []),
    ])
    func `a tenth more than necessary goes, and never the latest`(
        limit: Int, count: Int, removed: [String]
    ) {
        for isCount in [true, false] {
            var uses = LeastRecentlyUsed<String>()
            for number in 0..<count { uses.insert("\(number)", size: 1_000) }
            let bytes = limit.multipliedReportingOverflow(by: 1_000)
            let size = isCount || bytes.overflow ? .max : bytes.partialValue
            let gone = uses.shrink(to: isCount ? limit : .max, size: size)
            #expect(gone == removed)
        }
    }

    @Test func `a key that is larger than the limit goes by itself`() {
        var uses = uses("a", size: 11)
        #expect(uses.shrink(to: 1, size: 10) == ["a"])
        #expect(uses.size == 0)
    }
}

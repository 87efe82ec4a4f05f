import Testing

@testable import ResponseMapper

/// The repairs of parts that are read one after another, of which some are not used.
@Suite struct RepairLogTests {
    private let log = RepairLog()

    private func add(_ paths: JSONPath...) {
        log.append(paths.map { Repair(.converted, at: $0, wanted: "Int", found: "string") })
    }

    private func fill(_ count: Int) {
        let repair = Repair(.converted, at: "a", wanted: "Int", found: "string")
        log.append(Array(repeating: repair, count: count))
    }

    private var paths: [JSONPath] { log.report(of: nil).repairs.map(\.path) }
    private var omitted: Int { log.report(of: nil).omitted }

    @Test func `a part that is not used leaves the repairs before it`() {
        add("a", "b", "c")
        log.drop(from: 3)
        #expect(paths == ["a", "b", "c"])
        log.drop(from: 2)
        #expect(paths == ["a", "b"])
        add("c", "d")
        log.drop(from: 1)
        #expect(paths == ["a"])
        add("d")
        #expect(paths == ["a", "d"])
        log.drop(from: 0)
        #expect(paths == [])
    }

    @Test func `a part that is found deeper down leaves the paths of those before it`() {
        add("a", "b", "c")
        log.prefix(from: 1, by: "list>0")
        #expect(paths == ["a", "list>0>b", "list>0>c"])
        log.prefix(from: 2, by: "x")
        #expect(paths == ["a", "list>0>b", "x>list>0>c"])
        log.prefix(from: 3, by: "y")
        log.prefix(from: 0, by: .root)
        #expect(paths == ["a", "list>0>b", "x>list>0>c"])
    }

    /// The numbers of repairs before a part that is not used, and of those of the part.
    @Test(arguments: [(0, 1_001), (998, 2), (998, 5), (1_000, 3), (1_005, 3), (1_005, 0)])
    func `a part that is not used is not counted either`(before: Int, part: Int) {
        fill(before)
        let start = log.count
        #expect(start == before)
        fill(part)
        log.drop(from: start)
        #expect(log.count == before)
        #expect((paths.count, omitted) == (min(before, 1_000), max(0, before - 1_000)))
    }
}

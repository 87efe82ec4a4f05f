import Testing

/// The page "Comparison with other clients" and README have the figures of the benchmarks.
@Suite struct ComparisonTests {
    private static let page = Catalogue.streamNet.page("Comparison")

    @Test func `the speeds of the comparison are those of the benchmarks`() throws {
        let rows = try text(of: Self.page)
            .matches(of: /\n\| [^|]+ \| [^|]+ \| ([\d ]+) \| (\d+ µs) \|/)
        let results = try text(of: "Benchmarks/README.md")
        #expect(rows.count == 14)
        for row in rows {
            let figures = "| \(row.1.filter { $0 != " " }) | \(row.2) |"
            #expect(results.contains(figures), "\(figures)")
        }
    }

    @Test func `the date of the comparison is that of the benchmarks`() throws {
        let date = try #require(text(of: Self.page).firstMatch(of: /Linux, (\d{4}-\d\d-\d\d)/)).1
        #expect(try text(of: "Benchmarks/README.md").contains("three rounds of \(date)"))
    }

    @Test func `the speed in README is that of the comparison`() throws {
        let readme = try text(of: "README.md")
        let costs = try #require(readme.firstMatch(of: /takes (\d+) to (\d+) µs of CPU time/))
        let rate = try #require(readme.firstMatch(of: /sends (\d+) 000 to/)).1
        let rows = try text(of: Self.page)
        #expect(rows.contains("| 16 | this package | \(rate) "))
        #expect(rows.contains(" | \(costs.1) µs |") && rows.contains(" | \(costs.2) µs |"))
    }
}

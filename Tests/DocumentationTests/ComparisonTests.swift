import Testing

/// The page "Comparison with other clients" and README have the figures of the benchmarks.
@Suite struct ComparisonTests {
    private static let page = Catalogue.streamNet.page("Comparison")

    @Test func `the speeds of the comparison are those of the benchmarks`() throws {
        let rows = try text(of: Self.page)
            .matches(of: /\n\| \d+ \| [^|]+ \| ([\d ]+) \| (\d+ µs) \|/)
        let results = try text(of: "Benchmarks/README.md")
        #expect(rows.count == 19)
        for row in rows {
            let figures = "| \(row.1.filter { $0 != " " }) | \(row.2) |"
            #expect(results.contains(figures), "\(figures)")
        }
    }

    @Test func `the date of the comparison is that of the benchmarks`() throws {
        let date = try #require(text(of: Self.page).firstMatch(of: /Linux, (\d{4}-\d\d-\d\d)/)).1
        #expect(try text(of: "Benchmarks/README.md").contains("eight rounds of \(date)"))
    }

    @Test func `the speed in README is that of the comparison`() throws {
        let readme = try text(of: "README.md")
        let cost = try #require(readme.firstMatch(of: /a request takes (\d+ µs) of CPU time/)).1
        let rate = try #require(readme.firstMatch(of: /(\d+) 000 such requests/)).1
        let rows = try text(of: Self.page)
        #expect(rows.contains("| 16 | this package, default settings | \(rate) "))
        #expect(rows.contains(" | \(cost) |"))
    }
}

import Testing

/// README compares speeds by the figures of the benchmarks.
@Suite struct ComparisonTests {
    @Test func `the speeds of the comparison are those of the benchmarks`() throws {
        let readme = try text(of: "README.md")
        let row = try #require(readme.firstMatch(of: /\n\| requests\/s on Linux (.*)\n/)).1
        let figures = row.matches(of: /\d+ \d{3}/).map { $0.0.filter { $0 != " " } }
        let results = try text(of: "Benchmarks/README.md")
        #expect(figures.count == 5)
        for figure in figures { #expect(results.contains("| \(figure) |"), "\(figure)") }
    }

    @Test func `the date of the comparison is that of the benchmarks`() throws {
        let readme = try text(of: "README.md")
        let date = try #require(readme.firstMatch(of: /on two cores, (\d{4}-\d\d-\d\d)/)).1
        #expect(try text(of: "Benchmarks/README.md").contains("eight rounds of \(date)"))
    }
}

// Writes the documentation as GitHub shows it: see Scripts/docs-for-github.
import Foundation

let isCheck = CommandLine.arguments.contains("--check")
let pages = try documents(of: Library())
let isWritten = try write(pages, to: "Docs", isCheck: isCheck)

let root = try FileManager.default.contentsOfDirectory(atPath: ".")
    .filter { $0.hasSuffix(".md") }.sorted()
let dead = try (root + ["Benchmarks/README.md"] + pages.keys.sorted())
    .flatMap { try deadLinks(in: $0, pages[$0] ?? text(of: $0)) }
for link in dead { print(link) }
guard isWritten, dead.isEmpty else { exit(1) }
print("\(pages.count) pages, every link leads somewhere")

// Writes the documentation as GitHub shows it: see Scripts/docs-for-github.
import Foundation

let isCheck = CommandLine.arguments.contains("--check")
let pages = try pagesForGitHub(of: Library())
let isWritten = try write(pages, to: "Docs", isCheck: isCheck)

let root = try FileManager.default.contentsOfDirectory(atPath: ".")
    .filter { $0.hasSuffix(".md") }.sorted()
let documents = root + pages.keys.sorted()
let faults =
    try (documents + ["Benchmarks/README.md"])
    .flatMap { try deadLinks(in: $0, pages[$0] ?? text(of: $0)) }
    + documents.flatMap { try longSentences(in: $0, pages[$0] ?? text(of: $0)) }
for fault in faults { print(fault) }
guard isWritten, faults.isEmpty else { exit(1) }
print("\(pages.count) pages, every link leads somewhere")

import Foundation

// Writes the package that Scripts/mutate builds: `mutate LIST FOLDER [CHANGED]`. Reads the names of
// the files from FOLDER/files, and prints a line for each defect.

/// A defect, as the list has it.
struct Defect {
    let number: Int
    /// Filters of the tests that cover it.
    let tests: String
    /// Text of the line, if the defect's own occurs in several.
    let context: String?
    let old: String
    let new: String

    init(_ text: String, number: Int, tests: String) throws {
        guard let arrow = text.range(of: "==>") else { throw Failure("no arrow: \(text)") }
        var old = text[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
        context = old.range(of: " :: ").map { colons in
            defer { old = String(old[colons.upperBound...]).trimmingCharacters(in: .whitespaces) }
            return String(old[..<colons.lowerBound])
        }
        self.old = old
        new = text[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
        self.number = number
        self.tests = tests
    }

    /// The index of the line that the defect is in.
    func line(in lines: [String]) throws -> Int {
        let found = lines.indices.filter {
            lines[$0].contains(old) && (context.map(lines[$0].contains) ?? true)
        }
        guard found.count == 1 else {
            throw Failure(
                "found in \(found.count) lines: \(context.map { "\($0) :: " } ?? "")\(old)")
        }
        return found[0]
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The line with its defects behind a switch. It is no statement if the next line goes on with it.
func mutated(_ line: String, before next: String, by defects: [Defect]) throws -> String {
    var line = line
    let isGoneOn = ["? ", "&& ", "|| "].contains(where: next.drop { $0 == " " }.hasPrefix)
    // The defects of one text, the longest text first: a shorter one is found in the last branch.
    let texts = Dictionary(grouping: defects, by: \.old).sorted { $0.key.count > $1.key.count }
    for (old, defects) in texts {
        guard let range = line.range(of: old, options: .backwards) else {
            throw Failure("two defects overlap: \(old)")
        }
        let isWhole = line.trimmingCharacters(in: .whitespaces) == old && !isGoneOn
        if isWhole {
            let declaration = /(guard )?(let|var)\b|defer|case\b|static\b/
            guard !old.starts(with: declaration) else {
                throw Failure("would be in a scope of its own: \(old)")
            }
            let branches = defects.map { "if mutant(\($0.number)) { \($0.new) } else " }
            line.replaceSubrange(range, with: branches.joined() + "{ \(old) }")
        } else {
            guard !defects.contains(where: \.new.isEmpty) else {
                throw Failure("only a whole line can be left out: \(old)")
            }
            let branches = defects.map { "mutant(\($0.number)) ? (\($0.new)) : " }
            line.replaceSubrange(range, with: "(" + branches.joined() + "(\(old)))")
        }
    }
    return line
}

/// Filters of tests, with a folder replaced by the names of its suites.
func suites(_ words: some StringProtocol) throws -> String {
    try words.split(separator: " ").map { word in
        guard word.hasPrefix("Tests/") else { return String(word) }
        let names = try FileManager.default.subpathsOfDirectory(atPath: String(word))
            .filter { $0.hasSuffix(".swift") }.sorted()
            .flatMap { file in
                let suites = /(?:@Suite[^{]*?|\n)(?:struct|class) (\w+)/
                return try read("\(word)/\(file)").matches(of: suites).map { String($0.1) }
            }
        return "\(word.split(separator: "/")[1]).*(\(Set(names).sorted().joined(separator: "|")))/"
    }.joined(separator: " ")
}

/// Writes a file if it has another content, so that it is only compiled again then.
func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
}

func read(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
}

/// A package of the library and the targets of tests that are needed.
func manifest(testing targets: Set<String>) -> String {
    let dependencies = [
        "StreamsTests": "\"Streams\", \"Allocations\"",
        "StreamNetTests": "\"StreamNet\", \"Loopback\", \"Allocations\"",
        "ResponseMapperTests": "\"ResponseMapper\", \"Loopback\", \"Allocations\"",
    ]
    let tests = targets.sorted().map {
        ".testTarget(name: \"\($0)\", dependencies: [\(dependencies[$0] ?? "")], swiftSettings: s),"
    }
    return """
        // swift-tools-version: 6.2
        import PackageDescription
        let s: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
        let package = Package(name: "Mutated", platforms: [.macOS(.v13)], targets: [
            .target(name: "CShims"),
            .target(name: "Locks", dependencies: ["CShims"], swiftSettings: s),
            .target(name: "Streams", dependencies: ["Locks"], swiftSettings: s),
            .target(name: "StreamNet", dependencies: ["Streams", "CShims"], swiftSettings: s),
            .target(name: "ResponseMapper", dependencies: ["StreamNet"], swiftSettings: s),
            .target(
                name: "Loopback", dependencies: ["Streams"], path: "Tests/Loopback",
                swiftSettings: s),
            .target(name: "Allocations", path: "Tests/Allocations"),
            \(tests.joined(separator: "\n    "))
        ], swiftLanguageModes: [.v6])
        """
}

let theSwitch = """
    import Foundation

    @usableFromInline let mutantNumber =
        ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? 0

    @usableFromInline func mutant(_ number: Int) -> Bool { mutantNumber == number }
    """

@main
struct Mutate {
    static func main() {
        do {
            try writePackage()
        } catch {
            FileHandle.standardError.write(Data("Scripts/mutate: \(error)\n".utf8))
            exit(2)
        }
    }

    static func writePackage() throws {
        let (list, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
        let changed = try CommandLine.arguments.dropFirst(3).first.map {
            Set(try read($0).split(separator: "\n").map(String.init))
        }
        var defects: [String: [Defect]] = [:]
        var (file, filters) = ("", "")
        for (index, line) in try read(list).split(separator: "\n").enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty || text.hasPrefix("#") { continue }
            if text.hasPrefix("Sources/"), !text.contains("==>") {
                let words = text.split(separator: " ", maxSplits: 1).map(String.init)
                guard words.count == 2 else { throw Failure("no tests: \(text)") }
                file = words[0]
                filters = try suites(words[1])
            } else if changed?.contains(file) ?? true {
                let defect = try Defect(text, number: index + 1, tests: filters)
                defects[file, default: []].append(defect)
            }
        }
        let names = try read("\(folder)/files").split(separator: "\0").map(String.init)
        for name in defects.keys where !names.contains(name) { throw Failure("no file \(name)") }
        let used = defects.values.joined().flatMap { $0.tests.split(separator: " ") }
        let targets = Set(used.compactMap { $0.split(separator: ".").first.map(String.init) })
        for name in names where FileManager.default.fileExists(atPath: name) {
            // Only texts are read by tests.
            guard let text = try? read(name) else { continue }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
            let places = try (defects[name] ?? []).map { ($0, try $0.line(in: lines)) }
            for (line, found) in Dictionary(grouping: places, by: \.1) {
                let next = line + 1 < lines.count ? lines[line + 1] : ""
                lines[line] = try mutated(lines[line], before: next, by: found.map(\.0))
            }
            for (defect, line) in places {
                let change = "\(defect.old) ==> \(defect.new)"
                print(
                    defect.number, defect.tests, "\(name):\(line + 1)", change, separator: "\t")
            }
            try write(lines.joined(separator: "\n"), to: "\(folder)/\(name)")
        }
        for module in ["Streams", "StreamNet", "ResponseMapper"] {
            try write(theSwitch, to: "\(folder)/Sources/\(module)/Mutant.swift")
        }
        try write(manifest(testing: targets), to: "\(folder)/Package.swift")
        let kept = Set(
            names + ["Streams", "StreamNet", "ResponseMapper"].map { "Sources/\($0)/Mutant.swift" })
        for part in ["Sources", "Tests"] {
            let found = FileManager.default.enumerator(atPath: "\(folder)/\(part)")
            while let path = found?.nextObject() as? String {
                if path.hasSuffix(".swift"), !kept.contains("\(part)/\(path)") {
                    try FileManager.default.removeItem(atPath: "\(folder)/\(part)/\(path)")
                }
            }
        }
    }
}

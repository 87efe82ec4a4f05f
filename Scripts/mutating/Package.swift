import Foundation

struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A copy of the package in which mutants stand behind switches.
struct Package {
    let folder: String
    /// The files of the package that tests need, from its root.
    let files: [String]

    var products: String { "\(folder)/.build/debug" }

    /// Writes what has changed; the rest need not be compiled again.
    func write(_ mutants: [Mutant]) throws {
        let byFile = Dictionary(grouping: mutants, by: \.file)
        for name in files {
            guard let data = FileManager.default.contents(atPath: name) else { continue }
            let text = { Array(String(decoding: data, as: UTF8.self).unicodeScalars) }
            let mutated = byFile[name].map { Data($0.applied(to: text()).utf8) }
            try Self.write(mutated ?? data, to: "\(folder)/\(name)")
        }
        var present = Set(files)
        for module in ["Locks", "Streams", "StreamNet", "ResponseMapper"] {
            present.insert("Sources/\(module)/Mutant.swift")
            try Self.write(
                Data(Self.theSwitch.utf8), to: "\(folder)/Sources/\(module)/Mutant.swift")
        }
        let manifest = try String(contentsOfFile: "Package.swift", encoding: .utf8)
            .replacing("treatAllWarnings(as: .error)", with: "treatAllWarnings(as: .warning)")
        try Self.write(Data((manifest + needed(for: mutants)).utf8), to: "\(folder)/Package.swift")
        for part in ["Sources", "Tests"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(part)")
            where path.hasSuffix(".swift") && !present.contains("\(part)/\(path)") {
                try FileManager.default.removeItem(atPath: "\(folder)/\(part)/\(path)")
            }
        }
    }

    static func write(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Builds until it compiles, without those that do not; returns these.
    func build(_ all: [Mutant]) throws -> [Mutant] {
        var (left, refused) = (all, [Mutant]())
        for round in 1...12 {
            try write(left)
            let output = try run(
                "swift", "build", "--package-path", folder, "--build-tests", "-Xswiftc", "-gnone",
                "-Xswiftc", "-continue-building-after-errors")
            if output.status == 0 { return refused }
            try Data(output.text.utf8).write(to: URL(filePath: "\(folder)/errors"))
            let wrong = culprits(of: output.text, among: left)
            guard !wrong.isEmpty else {
                throw Failure("does not build, see \(folder)/errors")
            }
            note("round \(round): \(wrong.count) do not compile")
            refused += left.filter { wrong.contains($0.number) }
            left.removeAll { wrong.contains($0.number) }
        }
        throw Failure("does not build, see \(folder)/errors")
    }

    /// The mutants in the lines of errors; where there is none, the nearest of the file.
    private func culprits(of output: String, among mutants: [Mutant]) -> Set<Int> {
        var found: Set<Int> = []
        for error in output.matches(of: /(Sources\/[^:\n]+):(\d+):\d+: error:/) {
            let line = Int(error.2) ?? 0
            let candidates = mutants.filter { $0.file == error.1 }
            let hit = candidates.filter { $0.lines.contains(line) }
            let nearest = candidates.min {
                abs($0.lines.lowerBound - line) < abs($1.lines.lowerBound - line)
            }
            found.formUnion((hit.isEmpty ? nearest.map { [$0] } ?? [] : hit).map(\.number))
        }
        return found
    }

    /// The end of the manifest: the targets without those that no chosen module needs.
    private func needed(for mutants: [Mutant]) -> String {
        let modules = ["Locks", "Streams", "StreamNet", "ResponseMapper"]
        let chosen = Set(
            mutants.compactMap { $0.folder.split(separator: "/").first.map(String.init) })
        let last = modules.lastIndex(where: chosen.contains) ?? 0
        let all =
            ["CShims", "Loopback", "Allocations", "Streams"] + modules[...last]
            + chosen.map { "\($0)Tests" }
        return "\nlet needed: Set = \(Set(all).sorted())\n"
            + "package.targets.removeAll { !needed.contains($0.name) }\n"
            + "package.products.removeAll()\n"
    }

    private static let theSwitch = """
        #if canImport(Darwin)
            import Darwin
        #else
            import Glibc
        #endif

        /// The number of the mutant that is on; 0 is none.
        @usableFromInline let mutantNumber =
            getenv("MUTANT").flatMap { Int32(String(cString: $0)) } ?? 0

        /// A byte for each mutant, in a file: 1 if its code was reached.
        nonisolated(unsafe) let reachedMutants: UnsafeMutablePointer<UInt8>? = {
            guard let path = getenv("MUTANTS_REACHED") else { return nil }
            let file = open(path, O_RDWR)
            // A test may have taken all descriptors.
            guard file >= 0,
                let memory = mmap(nil, 65_536, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
            else { return nil }
            return memory.assumingMemoryBound(to: UInt8.self)
        }()

        @usableFromInline func mutant(_ number: Int32) -> Bool {
            if let reachedMutants { reachedMutants[Int(number)] = 1 }
            return mutantNumber == number
        }

        """
}

/// Runs a program to its end.
func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

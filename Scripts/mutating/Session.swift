import Foundation

/// The arguments of Scripts/mutate, which explains them.
struct Options {
    var places: [String] = []
    var count = 40
    var seed: UInt64 = 1
    /// Eleven days, unless another time is set: a `Duration` has no infinity.
    var seconds = 1e6
    var only: String?
    var tests: String?
    var isList = false
    var isContinued = false

    init(_ words: some Sequence<String>) throws {
        var words = words.makeIterator()
        func value(_ name: String) throws -> String {
            guard let value = words.next() else { throw Failure("\(name) needs a value") }
            return value
        }
        while let word = words.next() {
            switch word {
            case "--list": isList = true
            case "--continue": isContinued = true
            case "--count": count = Int(try value(word)) ?? count
            case "--seed": seed = UInt64(try value(word)) ?? seed
            case "--seconds": seconds = Double(try value(word)) ?? seconds
            case "--only": only = try value(word)
            case "--tests": tests = try value(word)
            case _ where word.hasPrefix("-"): throw Failure("no option \(word)")
            default: places.append(word)
            }
        }
    }
}

/// One run of Scripts/mutate, in the root of the package.
struct Session {
    private let options: Options
    private let package: Package
    /// All mutants of Sources.
    private let all: [Mutant]
    /// The names of those that need not be noticed.
    private let allowed: Set<String>

    init(_ options: Options) throws {
        self.options = options
        let files = try String(contentsOfFile: ".build/mutate/files", encoding: .utf8)
        package = Package(
            folder: ".build/mutate", files: files.split(separator: "\0").map(String.init))
        all = try package.files
            .filter { $0.wholeMatch(of: /Sources\/.*\.swift/) != nil }
            .filter { !$0.contains(".docc/") && !$0.contains("/Migrating/") }
            .flatMap { Rules($0, try String(contentsOfFile: $0, encoding: .utf8)).mutants }
        allowed = try Self.names(in: "Scripts/survivors.txt")
        let known = Set(all.map { "\($0.file): \($0.name)" })
        for name in allowed where !known.contains(name) {
            throw Failure("survivors.txt: no \(name)")
        }
    }

    /// The lines of a list, without comments and empty ones.
    private static func names(in path: String) throws -> Set<String> {
        Set(
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
                .filter { !$0.hasPrefix("#") }.map(String.init))
    }

    func start() throws -> Int32 {
        if options.isList { return list() }
        let mutants = options.isContinued ? try continued() : try begun()
        let suites = try Suites(package)
        let trials = try Trials(package, suites, seconds: options.seconds)
        try trials.tryAll(mutants, by: options.tests)
        return report(mutants, trials.verdicts)
    }

    /// The numbers of mutants by folder: each has some, or the rules find nothing there.
    private func list() -> Int32 {
        let counts = Dictionary(grouping: all, by: \.folder).mapValues(\.count)
        for mutant in all where isWanted(mutant) && !options.places.isEmpty {
            print("\(mutant.file):\(mutant.lines.lowerBound): \(mutant.name)")
        }
        let paths = package.files.compactMap {
            $0.firstMatch(of: /^Sources\/(\w+\/\w+)\/.*\.swift$/)
        }
        let folders = Set(paths.map { String($0.1) }.filter { !$0.hasSuffix("/Migrating") })
        let empty = folders.filter { counts[$0, default: 0] == 0 }.sorted()
        if !empty.isEmpty { note("no mutants in \(empty.joined(separator: ", "))") }
        print("\(all.count) mutants in \(folders.count) folders")
        return empty.isEmpty ? 0 : 1
    }

    private func isWanted(_ mutant: Mutant) -> Bool {
        options.places.isEmpty || options.places.contains { mutant.file.hasPrefix($0) }
    }

    /// Chooses mutants, and builds them.
    private func begun() throws -> [Mutant] {
        var chosen = all.filter(isWanted)
        if let path = options.only {
            let names = try Self.names(in: path)
            chosen.removeAll { !names.contains("\($0.file): \($0.name)") }
            guard chosen.count == names.count else {
                throw Failure("\(path): \(names.count) lines, \(chosen.count) of them are mutants")
            }
        } else {
            chosen.removeAll { allowed.contains("\($0.file): \($0.name)") }
            chosen = Dictionary(grouping: chosen, by: Self.part).values.flatMap { part in
                part.sorted { $0.order(seed: options.seed) < $1.order(seed: options.seed) }
                    .prefix(options.count)
            }
        }
        chosen.sort { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
        for index in chosen.indices { chosen[index].number = index + 1 }
        note("\(chosen.count) of \(all.count) mutants are built")
        // Those of another build, which --continue must not take for this one.
        for name in ["reached", "mutants", "verdicts"] {
            try? FileManager.default.removeItem(atPath: "\(package.folder)/\(name)")
        }
        let refused = try package.build(chosen)
        let lines = chosen.map { "\($0.number)\t\($0.file): \($0.name)" }
        try Package.write(Data(lines.joined(separator: "\n").utf8), to: "\(package.folder)/mutants")
        let verdicts = refused.map { "\($0.number) \(Verdict.refused.rawValue)\n" }
        try Package.write(Data(verdicts.joined().utf8), to: "\(package.folder)/verdicts")
        return chosen
    }

    /// The mutants of the last build.
    private func continued() throws -> [Mutant] {
        let byName = Dictionary(all.map { ("\($0.file): \($0.name)", $0) }) { one, _ in one }
        return try String(contentsOfFile: "\(package.folder)/mutants", encoding: .utf8)
            .split(separator: "\n").compactMap { line in
                let parts = line.split(separator: "\t", maxSplits: 1)
                var mutant = byName[String(parts[1])]
                mutant?.number = Int(parts[0]) ?? 0
                return mutant
            }
    }

    /// What shares a number of mutants: a module, or a room of StreamNet.
    private static func part(of mutant: Mutant) -> String {
        mutant.folder.hasPrefix("StreamNet/") && !mutant.folder.hasSuffix(".swift")
            ? mutant.folder : String(mutant.folder.split(separator: "/")[0])
    }

    /// Prints the survivors, and the share of each part; 1 if fewer than 95 in 100 are noticed.
    private func report(_ mutants: [Mutant], _ verdicts: [Int: Verdict]) -> Int32 {
        for mutant in mutants {
            guard let verdict = verdicts[mutant.number],
                [.survived, .unreached, .folderOnly].contains(verdict)
            else { continue }
            print("\(verdict.rawValue)\t\(mutant.file):\(mutant.lines.lowerBound)\t\(mutant.name)")
        }
        print("\n| part | tried | noticed in its folder | in its module | hung | survived | % |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        var parts = Dictionary(grouping: mutants, by: Self.part).sorted { $0.key < $1.key }
        parts.append((key: "all", value: mutants))
        var share = 100.0
        for (part, mutants) in parts {
            let found = mutants.compactMap { verdicts[$0.number] }.filter { $0 != .refused }
            let count = { (wanted: Verdict) in found.count { $0 == wanted } }
            let left = count(.survived) + count(.unreached) + count(.folderOnly)
            share = found.isEmpty ? 100 : 100 - 100 * Double(left) / Double(found.count)
            print(
                "| \(part) | \(found.count) | \(count(.noticed)) | \(count(.elsewhere)) "
                    + "| \(count(.hung)) | \(left) | \(Int(share)) |")
        }
        let refused = mutants.count { verdicts[$0.number] == .refused }
        let untried = mutants.count { verdicts[$0.number] == nil }
        print("\n\(refused) did not compile; \(untried) were not tried")
        return share < 95 ? 1 : 0
    }
}

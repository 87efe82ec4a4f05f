import Foundation
import Synchronization

/// A suite of tests, and what of it is known without a mutant.
struct Suite {
    /// `StreamNetTests`
    let target: String
    /// `Transporting/Grammar`
    let path: String
    /// The folder of the sources that it stands for: `StreamNet/Caching`.
    let folder: String

    var filter: String { "^\(target)\\.\(path)/" }
}

/// A run of a suite without a mutant.
struct Baseline {
    let seconds: Double
    let passes: Bool
    /// A byte for each number: 1 if the code of this mutant was reached.
    let reached: Data

    func reaches(_ mutant: Mutant) -> Bool {
        reached.indices.contains(mutant.number) && reached[mutant.number] == 1
    }
}

/// The suites of the built tests.
final class Suites: Sendable {
    let all: [Suite]
    private let tests: String
    private let folder: String
    private let known = Mutex<[String: Baseline]>([:])

    init(_ package: Package) throws {
        folder = package.folder
        let names = try FileManager.default.contentsOfDirectory(atPath: package.products)
        guard let name = names.first(where: { $0.hasSuffix(".xctest") }) else {
            throw Failure("no tests are built")
        }
        tests = "\(package.products)/\(name)"
        let list = try run(tests, "--testing-library", "swift-testing", "--list-tests").text
        let paths = list.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "/").prefix { $0.wholeMatch(of: /[\w.]+/) != nil }
            return parts.isEmpty || !line.contains("(") ? nil : parts.joined(separator: "/")
        }
        let places = try Self.places(of: package.files)
        all = Set(paths).sorted().compactMap { path in
            guard let dot = path.firstIndex(of: ".") else { return nil }
            let (target, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
            let leaf = rest.split(separator: "/").last.map(String.init) ?? rest
            return Suite(target: target, path: rest, folder: places["\(target).\(leaf)"] ?? "")
        }
        guard !all.isEmpty else { throw Failure("no suite is found") }
    }

    /// The folder of each type in the files of tests.
    private static func places(of files: [String]) throws -> [String: String] {
        var places: [String: String] = [:]
        for file in files where file.hasPrefix("Tests/") && file.hasSuffix(".swift") {
            let parts = file.split(separator: "/")
            let module = String(parts[1]).replacing("Tests", with: "")
            let folder = parts.count > 3 ? "\(module)/\(parts[2])" : module
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for type in text.matches(of: /(?:struct|class|enum|actor) (\w+)/) {
                places["\(parts[1]).\(type.1)"] = String(folder)
            }
        }
        return places
    }

    /// Runs a suite without a mutant, unless that was done for this build.
    func baseline(of suite: Suite) throws -> Baseline {
        let name = "\(suite.target).\(suite.path)"
        if let known = known.withLock({ $0[name] }) { return known }
        let path = "\(folder)/reached/\(name.replacing("/", with: "."))"
        if FileManager.default.contents(atPath: path) == nil {
            try Package.write(Data(count: 65_536), to: "\(path).new")
            let outcome = try test(
                [suite.filter], limit: 300, ["MUTANTS_REACHED": "\(path).new"])
            if outcome.how != .passed { note("\(name) fails without a mutant") }
            let facts = "\(outcome.how == .passed ? 1 : 0) \(outcome.seconds)"
            try Package.write(Data(facts.utf8), to: "\(path).facts")
            try FileManager.default.moveItem(atPath: "\(path).new", toPath: path)
        }
        let facts = try String(contentsOfFile: "\(path).facts", encoding: .utf8).split(
            separator: " ")
        let baseline = Baseline(
            seconds: Double(facts[1]) ?? 1, passes: facts[0] == "1",
            reached: FileManager.default.contents(atPath: path) ?? Data())
        known.withLock { $0[name] = baseline }
        return baseline
    }

    /// Runs tests until one fails.
    func test(_ filters: [String], limit: Double, _ environment: [String: String]) throws -> Outcome
    {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: tests)
        process.arguments =
            ["--testing-library", "swift-testing"] + filters.flatMap { ["--filter", $0] }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Of a crashed process, it would hold the pipe open without an end.
        process.environment?["SWIFT_BACKTRACE"] = "enable=no"
        process.standardOutput = pipe
        process.standardError = pipe
        let start = ContinuousClock.now
        try process.run()
        let id = process.processIdentifier
        let isLate = Atomic(false)
        let end = DispatchWorkItem {
            isLate.store(true, ordering: .relaxed)
            kill(id, SIGKILL)
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
        var (rest, hasIssue) = ("", false)
        while !hasIssue, let piece = try pipe.fileHandleForReading.read(upToCount: 4096),
            !piece.isEmpty
        {
            rest = String(rest.suffix(40)) + String(decoding: piece, as: UTF8.self)
            hasIssue = rest.contains("recorded an issue")
        }
        if hasIssue { kill(id, SIGKILL) }
        process.waitUntilExit()
        end.cancel()
        let isPassed = process.terminationReason == .exit && process.terminationStatus == 0
        let how: Outcome.How =
            hasIssue
            ? .failed : isLate.load(ordering: .relaxed) ? .hung : isPassed ? .passed : .failed
        return Outcome(how: how, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}

struct Outcome {
    enum How { case passed, failed, hung }

    let how: How
    let seconds: Double
}

import Foundation
import Synchronization

/// What became of a mutant.
enum Verdict: String, CaseIterable {
    case noticed, elsewhere, hung, survived, unreached, refused
    /// Has survived the suites of its folder; those of the module were not run.
    case folderOnly
}

/// Tries mutants, each in processes of their own, two at a time.
final class Trials: Sendable {
    private let suites: Suites
    private let path: String
    private let known: Mutex<[Int: Verdict]>
    private let ending: ContinuousClock.Instant

    /// - Parameter seconds: The time after which no further trial begins.
    init(_ package: Package, _ suites: Suites, seconds: Double) throws {
        (self.suites, path) = (suites, "\(package.folder)/verdicts")
        ending = .now + .seconds(seconds)
        known = Mutex(try Self.verdicts(path))
    }

    static func verdicts(_ path: String) throws -> [Int: Verdict] {
        let text = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").reduce(into: [:]) {
            let words = $1.split(separator: " ")
            if let number = Int(words[0]) { $0[number] = Verdict(rawValue: String(words[1])) }
        }
    }

    var verdicts: [Int: Verdict] { known.withLock { $0 } }

    /// Tries those without a verdict by the suites of their folders, then by those of their module.
    func tryAll(_ mutants: [Mutant], by filter: String?) throws {
        if let filter {
            try each(mutants.filter { verdicts[$0.number] == nil }) { [suites] mutant in
                let outcome = try suites.test([filter], limit: 600, ["MUTANT": "\(mutant.number)"])
                return outcome.how == .passed ? .survived : outcome.how == .hung ? .hung : .noticed
            }
            return
        }
        let new = mutants.filter { verdicts[$0.number] == nil }
        let folders = Set(new.map(\.folder))
        try measure(suites.all.filter { folders.contains($0.folder) })
        try each(new) { mutant in
            try self.verdict(on: mutant) { $0.folder == mutant.folder } ?? .folderOnly
        }
        let rest = mutants.filter { verdicts[$0.number] == .folderOnly }
        let targets = Set(rest.flatMap(Self.targets))
        try measure(suites.all.filter { targets.contains($0.target) })
        try each(rest) { mutant in
            for target in Self.targets(of: mutant) {
                let verdict = try self.verdict(on: mutant) {
                    $0.target == target && $0.folder != mutant.folder
                }
                if let verdict { return verdict == .noticed ? .elsewhere : verdict }
            }
            return try self.suites.all.filter { Self.targets(of: mutant).contains($0.target) }
                .contains { try self.suites.baseline(of: $0).reaches(mutant) }
                ? .survived : .unreached
        }
    }

    /// The tests of a mutant's module, then those of the module that uses what is `package`.
    private static func targets(of mutant: Mutant) -> [String] {
        let module = mutant.folder.split(separator: "/")[0]
        return ["\(module)Tests"] + (module == "StreamNet" ? ["ResponseMapperTests"] : [])
    }

    private func measure(_ wanted: [Suite]) throws {
        try concurrently(wanted) { [suites] in _ = try suites.baseline(of: $0) }
    }

    private func each(_ mutants: [Mutant], _ judge: @Sendable @escaping (Mutant) throws -> Verdict)
        throws
    {
        try concurrently(mutants) { [self] mutant in
            let verdict = try judge(mutant)
            known.withLock { known in
                known[mutant.number] = verdict
                let line = "\(mutant.number) \(verdict.rawValue)\n"
                let all = (FileManager.default.contents(atPath: path) ?? Data()) + Data(line.utf8)
                _ = FileManager.default.createFile(atPath: path, contents: all)
            }
        }
    }

    private func concurrently<T: Sendable>(
        _ all: [T], _ work: @Sendable @escaping (T) throws -> Void
    ) throws {
        let next = Atomic(0)
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while failure.withLock({ $0 == nil }), .now < ending {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard all.indices.contains(index) else { return }
                do { try work(all[index]) } catch { failure.withLock { $0 = error } }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }

    /// Runs those of some suites that reach a mutant, the short ones first; nil if none notices.
    private func verdict(
        on mutant: Mutant, by isMeant: (Suite) -> Bool
    ) throws -> Verdict? {
        let reaching = try suites.all.filter(isMeant)
            .map { (suite: $0, baseline: try suites.baseline(of: $0)) }
            .filter { $0.baseline.passes && $0.baseline.reaches(mutant) }
            .sorted { $0.baseline.seconds < $1.baseline.seconds }
        var sum = 0.0
        let short = reaching.prefix {
            sum += $0.baseline.seconds
            return sum < 4
        }
        for group in [short, reaching.dropFirst(short.count)] where !group.isEmpty {
            let usual = group.reduce(0) { $0 + $1.baseline.seconds }
            let outcome = try suites.test(
                group.map(\.suite.filter), limit: 20 + 4 * usual, ["MUTANT": "\(mutant.number)"])
            switch outcome.how {
            case .passed: continue
            case .failed: return .noticed
            case .hung: return .hung
            }
        }
        return nil
    }
}

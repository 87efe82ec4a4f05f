/// The marks of a file, and the secrets for which they stand, as far as requests had them.
///
/// The file has no trace of a secret. So a secret that a request has first stands for the mark at
/// its place in the recording of that request, and then for no other mark of the same run.
struct RecordedSecrets: Sendable {
    /// The marks, and the secrets of archives that still have them, with the runs of the recordings
    /// in which they are.
    private var runs: [String: Set<String>] = [:]
    private var secrets: [String: String] = [:]
    private var marks: [String: [String]] = [:]
    private var lastNumber = 0

    mutating func add(_ marks: [String], of run: String) {
        for mark in marks { runs[mark, default: []].insert(run) }
    }

    /// Adds the secrets that others have met.
    mutating func add(_ others: RecordedSecrets) {
        runs.merge(others.runs) { $0.union($1) }
        for (mark, secret) in others.secrets where secrets[mark] == nil { set(mark, of: secret) }
    }

    /// Returns the marks for secrets, and those that have none as they are.
    func marks(of secrets: [String]) -> [String] { secrets.map { mark(of: $0) ?? $0 } }

    private func mark(of secret: String) -> String? {
        if let mark = Redaction.MarkForm.mark(in: secret), runs[mark] != nil { return mark }
        return runs[secret] == nil ? marks[secret]?.first : secret
    }

    /// Returns the secrets for which marks stand; nil unless requests had them all.
    func known(_ marks: [String]) -> [String]? {
        let known = marks.compactMap { secrets[$0] }
        return known.count == marks.count ? known : nil
    }

    /// Returns true if the secrets of a request can be those that were recorded; then they are.
    mutating func match(_ asked: [String], _ recorded: [String]) -> Bool {
        guard asked.count == recorded.count else { return false }
        var new: [String: String] = [:]
        for (secret, mark) in zip(asked, recorded) where mark != Redaction.mark {
            let form = Redaction.MarkForm.mark(in: secret).flatMap { runs[$0] == nil ? nil : $0 }
            if let known = form ?? (runs[secret] == nil ? nil : secret) {
                guard known == mark else { return false }
            } else if let known = new[mark] ?? secrets[mark] {
                guard known == secret else { return false }
            } else {
                let others = marks[secret, default: []] + new.filter { $1 == secret }.keys
                guard others.allSatisfy({ areApart($0, mark) }) else { return false }
                new[mark] = secret
            }
        }
        for (mark, secret) in new { set(mark, of: secret) }
        return true
    }

    /// True if no run had both marks, which would be different secrets.
    private func areApart(_ one: String, _ other: String) -> Bool {
        runs[one, default: []].isDisjoint(with: runs[other, default: []])
    }

    private mutating func set(_ mark: String, of secret: String) {
        secrets[mark] = secret
        marks[secret, default: []].append(mark)
    }

    /// Forgets all marks but these, and those of secrets that requests had: others are free.
    mutating func keep(_ marks: Set<String>) {
        runs = runs.filter { marks.contains($0.key) || secrets[$0.key] != nil }
        lastNumber = 0
    }

    /// Returns the mark of a secret that is recorded; a new one if it has none.
    mutating func mark(of secret: String, in run: String) -> String {
        if let mark = mark(of: secret) {
            runs[mark, default: []].insert(run)
            return mark
        }
        var mark = ""
        repeat {
            lastNumber += 1
            mark = "\(Redaction.mark)\(lastNumber)"
        } while runs[mark] != nil
        runs[mark] = [run]
        set(mark, of: secret)
        return mark
    }
}

/// The requests of a file, among which that of a new one is found.
struct RecordedRequests: Sendable {
    /// The keys in the order of the file, with marks in place of secrets.
    private(set) var keys: [RequestKey] = []
    var secrets: RecordedSecrets
    private var known: Set<RequestKey> = []
    /// The keys that differ in secrets only.
    private var variants: [RequestKey: [RequestKey]] = [:]
    /// The numbers of variants at the beginning whose marks all stand for known secrets, and these
    /// variants by the secrets.
    private var passed: [RequestKey: Int] = [:]
    private var met: [RequestKey: RequestKey] = [:]
    /// The number of variants with which requests were compared.
    private(set) var comparisons = 0

    init(
        _ entries: [HAR.Entry], _ redaction: Redaction, ignoring ignored: Set<String>,
        _ secrets: RecordedSecrets = RecordedSecrets()
    ) {
        self.secrets = secrets
        for entry in entries { self.secrets.add(entry.marks, of: entry.run) }
        keys = entries.map { RequestKey(of: $0, redaction, ignoring: ignored) }
        for index in keys.indices {
            keys[index].secrets = self.secrets.marks(of: keys[index].secrets)
            let key = keys[index]
            if known.insert(key).inserted { variants[key.withoutSecrets, default: []].append(key) }
        }
        for (key, entry) in zip(keys, entries) { self.secrets.add(key.secrets, of: entry.run) }
    }

    /// Returns the key of the recordings that answer a request; nil without one.
    mutating func find(_ asked: RequestKey) -> RequestKey? {
        var key = asked
        key.secrets = secrets.marks(of: asked.secrets)
        if known.contains(key) { return key }
        var plain = asked.withoutSecrets
        guard let keys = variants[plain] else { return nil }
        var start = passed[plain, default: 0]
        while start < keys.count, let known = secrets.known(keys[start].secrets) {
            var same = plain
            same.secrets = known
            if met[same] == nil { met[same] = keys[start] }
            start += 1
        }
        passed[plain] = start
        let open = keys[start...].first { recorded in
            comparisons += 1
            return secrets.match(asked.secrets, recorded.secrets)
        }
        guard open == nil, let known = secrets.known(key.secrets) else { return open }
        plain.secrets = known
        return met[plain]
    }
}

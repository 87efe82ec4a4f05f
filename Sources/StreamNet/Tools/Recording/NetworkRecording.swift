import Foundation
import Locks

/// Responses of a network in a file, an HTTP Archive, which are played in its place.
///
/// ```swift
/// let recording = NetworkRecording(file, ignoring: ["t"])
/// let shop = Provider<Shop>(backend: recording.backend())
/// …
/// try recording.save()
/// #expect(recording.verify().isEmpty)
/// ```
///
/// `STREAMNET_RECORDING=record swift test` records all again, as the variable overrides the mode.
///
/// A recording is found by the method, the URL and the body of its request. The order of names in
/// the query does not count; bodies are compared as JSON, as forms, as parts without their
/// boundary, or byte by byte. Headers do not count. Equal requests are answered in recorded order;
/// the last answer stays.
///
/// JSON, XML, HTML, forms, multipart and header fields are recorded with marks in place of
/// secrets, `•••1` for the first, which keep the types of values; `_redacted` in the file lists
/// them. Text of another form is recorded up to the first, and other bytes as they are. A replay
/// takes the secret of a request for the mark at its place, if no request had another secret
/// there, and the mark of a played response for itself: other credentials find a recording, too,
/// and two secrets find two.
///
/// Streamed bodies are played with their timing, and end as truncated where they were left.
/// Redirects have been followed; those in the archive of a browser, an entry each, are when they
/// are played. A request that failed with a ``NetError/transport(_:)`` fails so again, at once. The
/// cookies of played responses are stored in the jar of the other backend. `Transfer-Encoding` is
/// left out. The body of a request is read into memory, ``RequestBody/collected(upTo:)``.
///
/// The messages of a WebSocket are recorded in both directions, as Chrome does, and played with
/// their times: those of the server follow the message of the client that they followed. Another
/// message than the recorded one closes the socket, and `verify()` reports both; also a message
/// that did not come. They are compared as bodies are.
///
/// It may be used by any number of providers and tests at the same time; those that share a file
/// share the object. Requests are answered from the file as it was when the object was made.
public final class NetworkRecording: Sendable, DescribedMirror {
    /// The source of the responses.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        /// The network; all responses are recorded, and replace those to the same requests.
        case record
        /// The file; a request that is not in it fails.
        case replay
        /// The file, or else the network, whose responses are recorded.
        case replayElseRecord
        /// The network; nothing is recorded.
        case live
    }

    /// A request that was sent; its entry, made without secrets when it is saved, is nil until its
    /// response or failure has arrived.
    private struct Take: Sendable {
        let key: RequestKey
        var entry: (@Sendable (Redaction) -> HAR.Entry)?
        var stream: RecordedStream?
        /// The messages of a socket, and its end, with the times since the request.
        var events: [(Duration, SocketEvent)] = []
    }

    private struct State: Sendable {
        var played: [RequestKey: Int] = [:]
        var takes: [Take] = []
        var unmatched: [String] = []
        var requests: RecordedRequests
    }

    /// The mode, by the environment or else by `init`.
    public let mode: Mode
    let name: String
    var isPlayed: Bool { mode == .replay || mode == .replayElseRecord }
    /// True if the recording has no part in what is sent.
    var isOff: Bool { mode == .live && failure == nil }
    let redaction: Redaction
    let findings = StubFindings()
    private let file: URL
    private let ignored: Set<String>
    private let recorded: [(key: RequestKey, entry: HAR.Entry)]
    private let answers: [RequestKey: [HAR.Entry]]
    private let failure: ArchiveError?
    private let state: Mutex<State>
    /// Tells the marks of this object from those of another, which may stand for the same secrets.
    private let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// Reads a file, on the calling thread. If that fails, or the environment has no such mode, all
    /// requests fail, and `save()` and `verify()` have the reason.
    /// - Parameters:
    ///   - file: The archive, of this library or a browser's; to be made by recording if absent.
    ///   - mode: The source of responses, unless `STREAMNET_RECORDING` has another by its name.
    ///   - redacting: The secrets that are not recorded.
    ///   - ignoring: The names in queries, forms and JSON that are not compared, such as that of a
    ///     time.
    public convenience init(
        _ file: URL, mode: Mode = .replay, redacting redaction: Redaction = .standard,
        ignoring ignored: Set<String> = []
    ) {
        let word = ProcessInfo.processInfo.environment["STREAMNET_RECORDING"]
        self.init(file, mode, redaction, ignored, environment: word ?? "")
    }

    init(
        _ file: URL, _ mode: Mode, _ redaction: Redaction, _ ignored: Set<String>,
        environment word: String
    ) {
        let mode = Mode(rawValue: word) ?? mode
        var (entries, failure) = ([HAR.Entry](), ArchiveError?.none)
        do throws(ArchiveError) {
            guard word.isEmpty || word == mode.rawValue else {
                throw ArchiveError(
                    wanted: "record, replay, replayElseRecord or live as STREAMNET_RECORDING",
                    found: word.debugDescription)
            }
            if mode == .replay || mode == .replayElseRecord && file.isPresent {
                entries = try HAR(contentsOf: file).entries
            }
        } catch { failure = error }
        entries = entries.filter {
            $0.isSocket || (200...999).contains($0.status) || $0.failure(of: "") != nil
        }
        let requests = RecordedRequests(entries, redaction, ignoring: ignored)
        let recorded = Array(zip(requests.keys, entries))
        state = Mutex(State(requests: requests))
        (self.file, self.mode, self.redaction, self.ignored) = (file, mode, redaction, ignored)
        (self.recorded, self.failure, name) = (recorded, failure, file.lastPathComponent)
        answers = Dictionary(grouping: recorded, by: \.0).mapValues { $0.map(\.1) }
    }

    /// A backend that answers from the file, or records the responses of another.
    /// - Parameters:
    ///   - other: The backend whose responses are recorded.
    ///   - scheduler: The scheduler that measures and plays the times of streamed bodies.
    public func backend(
        _ other: any Backend = .default,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.recording")
    ) -> some Backend { RecordingBackend(recording: self, other: other, scheduler: scheduler) }

    enum Source {
        case file(HAR.Entry)
        /// The network; the response has a place in the recording.
        case network(place: Int)
    }

    /// Chooses the source of the response to a request, whose body is in memory.
    func source(for request: EncodedRequest) throws(RequestError) -> Source {
        let key = RequestKey(of: request, redaction, ignoring: ignored)
        let entry = state.withLock { state -> HAR.Entry? in
            guard failure == nil, let key = state.requests.find(key) else { return nil }
            defer { state.played[key, default: 0] += 1 }
            return answers[key]?.prefix(state.played[key, default: 0] + 1).last
        }
        if let entry { return .file(entry) }
        guard failure == nil, mode != .replay else { throw missing(key) }
        return .network(
            place: state.withLock { state in
                defer { state.takes.append(Take(key: key)) }
                return state.takes.count
            })
    }

    /// Records a response or a failure; the pieces of a stream follow.
    func add(
        _ entry: @escaping @Sendable (Redaction) -> HAR.Entry, isStream: Bool = false,
        at place: Int
    ) {
        state.withLock { state in
            state.takes[place].entry = entry
            state.takes[place].stream = isStream ? RecordedStream() : nil
        }
    }

    func add(_ reading: ByteStream.Reading, at now: Duration, to place: Int) {
        state.withLock { $0.takes[place].stream?.add(reading, at: now) }
    }

    func add(_ event: SocketEvent, after time: Duration, at place: Int) {
        state.withLock { $0.takes[place].events.append((time, event)) }
    }

    /// The error for a request without a recording, which names the nearest.
    private func missing(_ key: RequestKey) -> RequestError {
        var found = failure.map { "none: \($0)" } ?? "none"
        if let nearest = recorded.min(by: { key.distance(to: $0.key) < key.distance(to: $1.key) }) {
            let differences = key.differences(from: nearest.key)
            found =
                "none; the nearest is \(summary(nearest.entry)), and differs in "
                + differences.prefix(5).joined(separator: ", ")
                + (differences.count > 5 ? " and \(differences.count - 5) more" : "")
        }
        state.withLock { $0.unmatched.append("\(key.address): \(found)") }
        return RequestError(
            .missingRecording, wanted: "a response in \(name)", found: "\(found); \(Report.advice)")
    }

    /// Writes the responses that were recorded so far to the file, in one step; does nothing if
    /// there are none.
    ///
    /// They replace those to the same requests, at their place in the file; all others stay. So it
    /// may be called after each test, and several objects and processes may record to one file.
    /// The folder is made if it is missing. Blocks the calling thread, also while others write
    /// there, and throws for a file that is no archive, or cannot be written: it is as it was then.
    /// A process that ends without `save()` has recorded nothing.
    public func save() throws(ArchiveError) {
        if let failure { throw failure }
        let (all, secrets) = state.withLock { ($0.takes, $0.requests.secrets) }
        let takes = all.filter { $0.entry != nil }
        guard !takes.isEmpty else { return }
        let lock = try lockFolder()
        defer { withExtendedLifetime(lock) {} }
        var archive = file.isPresent ? try HAR(contentsOf: file) : HAR([])
        var requests = RecordedRequests(
            archive.entries, redaction, ignoring: ignored, secrets)
        let keys = takes.map { requests.find($0.key) ?? $0.key }
        var groups = Dictionary(grouping: zip(keys, takes), by: \.0)
        let staying = zip(requests.keys, archive.entries).filter { groups[$0.0] == nil }
        requests.secrets.keep(Set(staying.flatMap(\.1.marks)))
        let (met, run) = (Shared(requests.secrets), run)
        let marking = redaction.marking { secret in met.change { $0.mark(of: secret, in: run) } }
        let former = zip(requests.keys, archive.entries).flatMap { key, entry -> [HAR.Entry] in
            // Those of one request are written together, where the first of them was.
            guard let takes = groups[key] else { return [entry] }
            groups[key] = []
            return takes.compactMap { written($0.1, marking) }
        }
        archive.entries =
            former
            + zip(keys, takes).filter { groups[$0.0]?.isEmpty == false }
            .compactMap { written($0.1, marking) }
        try archive.write(to: file)
        state.withLock { $0.requests.secrets.add(met.value) }
    }

    private func written(_ take: Take, _ redaction: Redaction) -> HAR.Entry? {
        var entry = take.entry?(redaction)
        if let stream = take.stream { entry?.setStream(stream, redaction) }
        if entry?.status == 101 { entry?.setMessages(take.events, redaction) }
        if let marks = entry?.marks, !marks.isEmpty { entry?.json["_run"] = .text(run) }
        return entry
    }

    /// Makes and locks the folder of the file; returns the handle that has the lock.
    private func lockFolder() throws(ArchiveError) -> FileHandle {
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let handle = try Disk.reader(of: folder.path)
            Disk.waitForLock(handle)
            return handle
        } catch {
            throw ArchiveError(
                wanted: "a folder for \(name)", found: "an error: \(error)", underlying: error)
        }
    }

    /// Returns the recordings that were not played, and the requests that had none, so far. A
    /// recording is played when a request was answered by it. In the modes `record` and `live`
    /// nothing is read, and so the report is empty.
    public func verify() -> Report {
        let (played, unmatched) = state.withLock { ($0.played, $0.unmatched) }
        var left = played
        let unplayed = recorded.filter { recording in
            left[recording.key, default: 0] -= 1
            return left[recording.key, default: 0] < 0
        }
        return Report(
            unplayed: unplayed.map { summary($0.entry) }, unmatched: unmatched + differences,
            failure: failure, count: recorded.count)
    }

    /// The method and the URL, without secrets, which are in an archive of another program.
    private func summary(_ entry: HAR.Entry) -> String {
        "\(entry.method) \(redaction.redacted(url: entry.url))"
    }

    /// The name of the file, the mode, and the number of recordings: `shop.har, replay: 9`.
    public var description: String { "\(name), \(mode): \(recorded.count)" }
}

/// A value that closures change.
private final class Shared<Value: Sendable>: Sendable {
    private let state: Mutex<Value>
    var value: Value { state.withLock { $0 } }
    init(_ value: Value) { state = Mutex(value) }
    func change<T: Sendable>(_ change: (inout Value) -> T) -> T { state.withLock { change(&$0) } }
}

extension URL {
    fileprivate var isPresent: Bool { FileManager.default.fileExists(atPath: path) }
}

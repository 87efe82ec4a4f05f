import Foundation
import Testing

@testable import StreamNet

/// Recordings that many use at the same time.
@Suite(.hangLimit) struct SharedRecordingTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    private let echo = StubBackend { Response(text: "\($0.url.lastPathComponent)") }

    private func inParallel(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) async {
        await withTaskGroup { group in
            for number in 0..<count { group.addTask { work(number) } }
        }
    }

    @Test func `a hundred users of one object record and play all`() async throws {
        let (store, echo) = (store, echo)
        let recording = store.recording(.record)
        await inParallel(100) { _ = store.send(.get("\($0)"), recording, echo) }
        try recording.save()
        let replay = store.recording(.replay)
        await inParallel(100) { #expect(store.send(.get("\($0)"), replay) == "\($0)") }
        #expect(replay.verify().isEmpty && store.seen.all.isEmpty)
    }

    @Test func `each of many users of one object may save it`() async throws {
        let (store, echo) = (store, echo)
        let recording = store.recording(.record)
        await inParallel(20) { number in
            _ = store.send(.get("\(number)"), recording, echo)
            #expect(throws: Never.self) { try recording.save() }
        }
        #expect(try HAR(contentsOf: store.file).entries.count == 20)
    }

    @Test func `equal requests at the same time take one answer each`() async throws {
        let store = store
        try store.record(Array(repeating: .get("a"), count: 50))
        let (replay, answers) = (store.recording(.replay), EventLog<String>())
        await inParallel(50) { _ in answers.add(store.send(.get("a"), replay)) }
        #expect(Set(answers.all) == Set((1...50).map(String.init)))
    }

    @Test func `objects that save to one file at the same time lose nothing`() async throws {
        let (store, echo) = (store, echo)
        await inParallel(20) { number in
            let recording = store.recording(.replayElseRecord)
            _ = store.send(.get("\(number)"), recording, echo)
            #expect(throws: Never.self) { try recording.save() }
        }
        #expect(try HAR(contentsOf: store.file).description == "20 entries")
        #expect(try store.folder.names == ["shop.har"])
    }

    @Test func `processes that record into one file at the same time lose nothing`() async throws {
        let (file, meeting) = (store.file.path, store.folder.url.appending(path: "meeting").path)
        #expect(mkfifo(meeting, 0o600) == 0)
        let names = ["ann", "bob"]
        await withTaskGroup { group in
            for name in names {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [file = file as String, meeting = meeting as String, name = name as String]
                        in
                        let store = try RecordedCase()
                        let echo = StubBackend { Response(text: $0.url.lastPathComponent) }
                        let recording = NetworkRecording(
                            URL(filePath: file), .record, .standard, [], environment: "")
                        // Each waits here for the other.
                        _ =
                            name == "ann"
                            ? FileHandle(forReadingAtPath: meeting)
                            : FileHandle(forWritingAtPath: meeting)
                        for number in 0..<20 {
                            _ = store.send(
                                .get("\(name)\(number)?token=\(name)"), recording, echo)
                            try recording.save()
                        }
                    }
                }
            }
        }
        let replay = store.recording(.replay)
        for name in names {
            for text in (0..<20).map({ "\(name)\($0)" }) {
                #expect(store.send(.get("\(text)?token=\(name)"), replay) == text)
            }
        }
        #expect(replay.verify().isEmpty)
    }

    @Test func `a folder is made, and one that cannot be is an error`() throws {
        let file = store.folder.url.appending(path: "new/deep/shop.har")
        let recording = NetworkRecording(file, .record, .standard, [], environment: "")
        _ = store.send(.get("a"), recording)
        try recording.save()
        #expect(FileManager.default.fileExists(atPath: file.path))
        let below = file.appending(path: "shop.har")
        let other = NetworkRecording(below, .record, .standard, [], environment: "")
        _ = store.send(.get("a"), other)
        let error = #expect(throws: ArchiveError.self) { try other.save() }
        #expect(error?.wanted == "a folder for shop.har")
    }
}

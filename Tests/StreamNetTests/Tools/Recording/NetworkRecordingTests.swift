import Foundation
import Streams
import Testing

@testable import StreamNet

/// What is recorded, played and reported, by mode.
struct NetworkRecordingTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    @Test func `equal requests are answered in recorded order, and the last stays`() throws {
        try store.record([.get("a"), .get("b"), .get("a")])
        let replay = store.recording(.replay)
        let answers = ["a", "a", "b", "a", "b"].map { store.send(.get($0), replay) }
        #expect(answers == ["1", "3", "2", "3", "2"])
        #expect(replay.verify().description == "all played, 3 recordings")
    }

    @Test func `equal responses are recorded as often as they came`() throws {
        let same = StubBackend { _ in Response(text: "same") }
        try store.record([.get("a"), .get("a"), .get("a")], by: same)
        #expect(try HAR(contentsOf: store.file).entries.count == 3)
    }

    @Test func `a report has what was not played, as often as it was not`() throws {
        try store.record([.get("a"), .get("b?token=1"), .get("a"), .get("a")])
        let replay = store.recording(.replay)
        _ = store.send(.get("a"), replay)
        let report = replay.verify()
        #expect(!report.isEmpty)
        #expect(
            report.description
                == "unplayed: 3 of 4: GET https://shop.host/b?token=•••, GET https://shop.host/a, "
                + "GET https://shop.host/a; record again: STREAMNET_RECORDING=record swift test")
        #expect(replay.verify().unplayed == report.unplayed)
    }

    @Test func `a response has its status, headers, address and body again`() throws {
        let answer = Response(
            status: 404,
            headers: ["Content-Length": "9", "X": "1", "Transfer-Encoding": "chunked"],
            body: Data([0xFF, 0]), url: URL(string: "https://shop.host/moved"))
        try store.record([.get("a")], by: .stub(answer))
        let outcome = store.recording(.replay).backend(store.server).send(.get("a")).outcome
        let response = try #require(outcome?.response)
        #expect(response.status == 404 && response.body == Data([0xFF, 0]))
        #expect(response.headers == ["Content-Length": "2", "X": "1"])
        #expect(response.url?.path == "/moved")
        #expect(response.timing == nil)
    }

    @Test(arguments: [(HTTPMethod.head, 200), (.get, 304)])
    func `a length without a body stays`(method: HTTPMethod, status: Int) throws {
        let head = Endpoint(url: URL(string: "https://shop.host/a")!, method: method)
        let backend: any Backend = .stub(
            Response(status: status, headers: ["Content-Length": "99"]))
        try store.record([head], by: backend)
        let response = store.recording(.replay).backend().send(head).outcome?.response
        #expect(response?.headers["Content-Length"] == "99")
    }

    @Test func `in mode replayElseRecord only unknown requests are sent, and added`() throws {
        try store.record([.get("a")])
        let recording = store.recording(.replayElseRecord)
        let answers = ["a", "b", "b", "a"].map { store.send(.get($0), recording) }
        #expect(answers == ["1", "2", "3", "1"])
        try recording.save()
        try recording.save()
        let replay = store.recording(.replay)
        #expect(["b", "a", "b"].map { store.send(.get($0), replay) } == ["2", "1", "3"])
        #expect(replay.verify().isEmpty)
    }

    @Test func `in mode replayElseRecord the file may be missing`() throws {
        let recording = store.recording(.replayElseRecord)
        #expect(store.send(.get("a"), recording) == "1")
        #expect(recording.verify().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: store.file.path))
        try recording.save()
        #expect(store.send(.get("a"), store.recording(.replay)) == "1")
    }

    @Test func `recording again replaces the same requests at their place`() throws {
        try store.record([.get("a"), .get("b"), .get("a"), .get("c")])
        try store.record([.get("new"), .get("c"), .get("a"), .get("a"), .get("a")])
        let entries = try HAR(contentsOf: store.file).entries
        let paths = entries.map { String($0.url.dropFirst("https://shop.host/".count)) }
        #expect(paths == ["a", "a", "a", "b", "c", "new"])
        let bodies = entries.map { String(decoding: $0.responseBody, as: UTF8.self) }
        #expect(bodies == ["7", "8", "9", "2", "6", "5"])
    }

    @Test func `in mode live nothing is read or written`() throws {
        _ = try store.folder.file("shop.har", "no archive")
        let recording = store.recording(.live)
        #expect(store.send(.get("a"), recording) == "1")
        try recording.save()
        #expect(try store.text == "no archive")
        #expect(recording.verify().isEmpty)
    }

    @Test func `replaying writes nothing`() throws {
        try store.record([.get("a")])
        let former = try Disk.facts(of: store.file.path)?.identity
        let replay = store.recording(.replay)
        _ = store.send(.get("a"), replay)
        _ = store.send(.get("b"), replay)
        try replay.save()
        #expect(try Disk.facts(of: store.file.path)?.identity == former)
    }

    @Test(arguments: NetworkRecording.Mode.allCases)
    func `the environment has the last word`(mode: NetworkRecording.Mode) throws {
        let other: NetworkRecording.Mode = mode == .live ? .replay : .live
        #expect(store.recording(other, environment: mode.rawValue).mode == mode)
        #expect(store.recording(other, environment: "").mode == other)
    }

    @Test func `the mode of a public recording is that of the environment, or its own`() throws {
        let word = ProcessInfo.processInfo.environment["STREAMNET_RECORDING"] ?? ""
        let own = NetworkRecording(store.file, mode: .live)
        #expect(own.mode == NetworkRecording.Mode(rawValue: word) ?? .live)
    }

    @Test(arguments: NetworkRecording.Mode.allCases)
    func `an unknown word in the environment fails all`(mode: NetworkRecording.Mode) throws {
        let recording = store.recording(mode, environment: "Record")
        let reason =
            "wanted record, replay, replayElseRecord or live as STREAMNET_RECORDING, "
            + "found \"Record\""
        #expect(store.send(.get("a"), recording).contains("found none: \(reason)"))
        #expect(store.seen.all.isEmpty)
        #expect(#expect(throws: ArchiveError.self) { try recording.save() }?.description == reason)
        #expect(recording.verify().description.hasPrefix("failed: \(reason); unmatched: GET"))
    }

    @Test(arguments: [nil, "{", #"{"log": {"entries": [1]}}"#])
    func `a file that cannot be read fails all, and is not written`(text: String?) throws {
        if let text { _ = try store.folder.file("shop.har", text) }
        let modes: [NetworkRecording.Mode] = text == nil ? [.replay] : [.replay, .replayElseRecord]
        for mode in modes {
            let recording = store.recording(mode)
            #expect(store.send(.get("a"), recording).contains("in shop.har, found none: wanted "))
            #expect(recording.verify().failure != nil)
            #expect(throws: ArchiveError.self) { try recording.save() }
        }
        #expect(store.seen.all.isEmpty)
        #expect((try? store.text) == text)
    }

    @Test func `a file that is cut anywhere is an error with the line`() throws {
        try store.record([.get("a?key=1")])
        let whole = try Data(contentsOf: store.file)
        var line = 1
        for count in 0..<whole.count {
            let error = #expect(throws: ArchiveError.self) { try HAR(whole.prefix(count)) }
            #expect(error?.found == "no JSON, by line \(line)", "\(count)")
            if whole[count] == UInt8(ascii: "\n") { line += 1 }
        }
        _ = try store.folder.file("shop.har", String(decoding: whole.dropLast(9), as: UTF8.self))
        let replay = store.recording(.replay)
        #expect(store.send(.get("a"), replay).contains("no JSON, by line"))
    }

    @Test func `a file that is no archive is not replaced by a recording`() throws {
        _ = try store.folder.file("shop.har", "{}")
        let recording = store.recording(.record)
        #expect(store.send(.get("a"), recording) == "1")
        #expect(throws: ArchiveError.self) { try recording.save() }
        #expect(try store.text == "{}")
    }

    @Test func `a file that cannot be written is an error`() throws {
        try FileManager.default.createDirectory(
            at: store.file, withIntermediateDirectories: false)
        let recording = store.recording(.record)
        _ = store.send(.get("a"), recording)
        #expect(throws: ArchiveError.self) { try recording.save() }
        #expect(try store.folder.names == ["shop.har"])
    }

    @Test func `a cancelled request is not recorded`() throws {
        let recording = store.recording(.record)
        let slow = StubBackend(after: .seconds(1), scheduler: store.time) { _ in Response() }
        let backend = recording.backend(slow, scheduler: store.time)
        backend.send(.get("b")).subscribe { _ in }.dispose()
        store.time.run()
        try recording.save()
        #expect(!FileManager.default.fileExists(atPath: store.file.path))
        _ = store.send(.get("c"), recording)
        try recording.save()
        #expect(try HAR(contentsOf: store.file).entries.count == 1)
    }

    @Test func `nothing is sent before it is subscribed, and each subscription counts`() throws {
        try store.record([.get("a"), .get("a")])
        let single = store.recording(.replay).backend(store.server).send(.get("a"))
        #expect(single.outcome?.response?.body == Data("1".utf8))
        #expect(single.outcome?.response?.body == Data("2".utf8))
    }

    @Test func `the backend says what it does, and keeps the settings of the other`() throws {
        let network = try NetworkBackend(.init(connectionsPerHost: 3))
        let backend = store.recording(.record).backend(network)
        #expect("\(backend)".hasPrefix("NetworkRecording (record, shop.har) over "))
        #expect(backend.configuration?.connectionsPerHost == 3)
        #expect(backend.clock == nil)
        let replay = store.recording(.replay).backend(network, scheduler: store.time)
        #expect(replay.clock as? VirtualTimeScheduler === store.time)
        #expect("\(replay)" == "NetworkRecording (replay, shop.har)")
        #expect(Provider<Given>(backend: replay).describe().contains("NetworkRecording (replay"))
    }
}

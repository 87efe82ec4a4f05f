import Foundation
import Testing

@testable import StreamNet

/// Archives of other programs, and what is none.
struct HARReadingTests {
    private func entries(_ text: String) throws -> [HAR.Entry] {
        try HAR(Data(text.utf8)).entries
    }

    @Test func `an archive of Chrome is read without the pseudo fields of HTTP 2`() throws {
        let all = try entries(HARSamples.chrome)
        let first = try #require(all.first)
        #expect(first.method == .get && first.url.hasSuffix("/items?page=2&token=abc"))
        #expect(first.requestHeaders == ["accept": "*/*"])
        #expect(first.status == 200 && first.responseBody == Data(#"{"n": 2}"#.utf8))
        #expect(all.last?.status == 0)
    }

    /// Written by the developer tools of Chromium 156, from a page that fetches four times.
    private static let exported = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "chromium.har")

    @Test func `an archive that Chromium has exported is read and played`() throws {
        #expect(try HAR(Data(contentsOf: Self.exported)).description == "6 entries")
        let time = VirtualTimeScheduler()
        let recording = NetworkRecording(Self.exported, .replay, .standard, [], environment: "")
        let shop = Provider<Given>(backend: recording.backend(scheduler: time))
        func play(_ path: String, _ payload: Payload = .none) -> Response? {
            let url = URL(string: "http://localhost:8099\(path)")!
            let method: HTTPMethod = path == "/orders" ? .post : .get
            let endpoint = Endpoint(url: url, method: method, payload: payload)
            let recorder = time.record(shop.rx(Given(endpoint: endpoint)))
            return recorder.elements.first
        }
        // It was sent with gzip, and its length is that of the text.
        let items = try #require(play("/items?page=1"))
        #expect(items.body == Data(#"{"items":["tea","cup"]}"#.utf8))
        #expect(items.headers["Content-Encoding"] == nil)
        #expect(items.headers["Content-Length"] == "23")
        // The password counts no more than another.
        let order = play("/orders", .json(["item": "tea", "password": "other"]))
        #expect(order?.status == 201)
        #expect(order?.body == Data(#"{"id":7}"#.utf8))
        #expect(play("/favicon.ico")?.status == 404)
        #expect(play("/items?page=2") == nil)
    }

    @Test(arguments: [
        HARSamples.chrome, HARSamples.firefox, HARSamples.charles, HARSamples.playwright,
    ])
    func `what was read is written as it was`(sample: String) throws {
        let archive = try HAR(Data(sample.utf8))
        let decoder = JSONDecoder()
        let (former, written) = (
            try decoder.decode(JSONTree.self, from: Data(sample.utf8)),
            try decoder.decode(JSONTree.self, from: archive.data)
        )
        #expect(former == written)
    }

    @Test func `a byte order mark does not count`() throws {
        let marked = Data([0xEF, 0xBB, 0xBF]) + Data(HARSamples.chrome.utf8)
        #expect(try HAR(marked).description == "2 entries")
        #expect(try HAR(Data(HARSamples.charles.utf8)).description == "1 entry")
    }

    @Test(arguments: [
        ("", "wanted an HTTP Archive, found no JSON, by line 1"),
        ("{", "wanted an HTTP Archive, found no JSON, by line 1"),
        ("[]", "wanted an HTTP Archive, with a list at $.log.entries, found other JSON"),
        (
            #"{"log": {"entries": {}}}"#,
            "wanted an HTTP Archive, with a list at $.log.entries, found other JSON"
        ),
        (
            #"{"log": {"entries": [7]}}"#,
            "wanted a text at $.log.entries[0].request.method, found none"
        ),
        (
            #"{"log": {"entries": [{"request": {"method": "GET"}}]}}"#,
            "wanted a text at $.log.entries[0].request.url, found none"
        ),
        (
            #"{"log": {"entries": [{"request": {"method": "GET", "url": "/"}, "response": {}}]}}"#,
            "wanted a number at $.log.entries[0].response.status, found none"
        ),
    ])
    func `an error says what is missing, and where`(text: String, wanted: String) {
        let error = #expect(throws: ArchiveError.self) { try HAR(Data(text.utf8)) }
        #expect(error?.description == wanted)
    }

    @Test func `a body in a file beside the archive is refused`() {
        let sample = HARSamples.playwright.replacing(
            #""text": "{\"data\":1}""#, with: #""_file": "ab12.json""#)
        let error = #expect(throws: ArchiveError.self) { try HAR(Data(sample.utf8)) }
        #expect(
            error?.description
                == "wanted bodies in the archive itself, as Playwright embeds them, "
                + "found one in the file ab12.json")
    }

    @Test func `damaged base64 is refused`() {
        let sample = HARSamples.charles.replacing("R0lG/w==", with: "R0lG/w=")
        let error = #expect(throws: ArchiveError.self) { try HAR(Data(sample.utf8)) }
        #expect(error?.wanted == "base64 in the body at $.log.entries[0]")
        let piece = HARSamples.charles.replacing(
            #""text": "R0lG/w==""#, with: #""_pieces": [{"at_ms": 1, "bytes": "R0lG/w="}]"#)
        let other = #expect(throws: ArchiveError.self) { try HAR(Data(piece.utf8)) }
        #expect(other?.wanted == "base64 in the pieces at $.log.entries[0]")
    }

    @Test func `a file that is not there is an error with its name`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "none.har")
        let error = #expect(throws: ArchiveError.self) { try HAR(contentsOf: file) }
        #expect(
            error?.description
                == "wanted an HTTP Archive in none.har, found no file that can be read")
    }

    @Test func `a failure to write leaves the former file as it was`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.har", HARSamples.charles)
        let archive = try HAR(contentsOf: file)
        let obstacle = folder.url.appending(path: "none/a.har")
        #expect(throws: ArchiveError.self) { try archive.write(to: obstacle) }
        try HAR([]).write(to: file)
        #expect(try HAR(contentsOf: file).entries.isEmpty)
        #expect(try folder.names == ["a.har"])
    }

    @Test func `cut or changed archives are read or refused, whatever the byte`() {
        var random = SplitMix(seed: 7)
        for sample in [HARSamples.chrome, HARSamples.firefox, HARSamples.playwright] {
            let whole = Array(sample.utf8)
            for _ in 0..<150 {
                var bytes = whole
                for _ in 0...Int.random(in: 0..<3, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                        UInt8.random(in: 32..<127, using: &random)
                }
                if Bool.random(using: &random) {
                    bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
                }
                guard let archive = try? HAR(Data(bytes)) else { continue }
                for entry in archive.entries {
                    let request = EncodedRequest(url: URL(filePath: "/"))
                    _ = try? StubScript(entry, to: request)
                    _ = RequestKey(of: entry, .standard, ignoring: [])
                }
            }
        }
    }
}

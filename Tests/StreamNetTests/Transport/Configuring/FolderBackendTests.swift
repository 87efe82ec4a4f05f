import StreamNet
import Testing

/// The backend of the page "Write a backend" keeps what the page promises.
@Suite(.hangLimit) struct FolderBackendTests {
    private let folder: TemporaryFolder
    private let backend: FolderBackend

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.file("zen.txt", "Keep it simple.")
        backend = FolderBackend(folder: folder.url)
    }

    private func endpoint(
        _ path: String = "/zen.txt", _ method: HTTPMethod = .get, _ attributes: Attributes = []
    ) -> Endpoint {
        Endpoint(
            url: URL(string: "https://sayings.host\(path)")!, method: method,
            attributes: attributes)
    }

    @Test(arguments: [
        ("/zen.txt", HTTPMethod.get, Outcome.response(200, "Keep it simple.")),
        ("/zen%2Etxt?of=day", .get, .response(200, "Keep it simple.")),
        ("/zen.txt", .head, .response(200, "")), ("/zen.txt", .delete, .response(405, "")),
        ("/koan.txt", .get, .response(404, "no such file")),
        ("/", .get, .response(404, "no such file")),
        ("/../../etc/passwd", .get, .response(404, "no such file")),
        ("/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", .get, .response(404, "no such file")),
    ])
    func `every status is a response`(path: String, method: HTTPMethod, outcome: Outcome) async {
        #expect(await backend.outcome(endpoint(path, method)) == outcome)
    }

    @Test func `a link that leads out of the folder leads nowhere`() async throws {
        let outside = try TemporaryFolder().file("secret", "secret")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link"), withDestinationURL: outside)
        #expect(await backend.outcome(endpoint("/link")) == .response(404, "no such file"))
    }

    @Test func `it knows what the file is`() async throws {
        let response = try await backend.send(endpoint()).value
        #expect(response.headers["Content-Type"] == "text/plain")
        #expect(response.url == endpoint().url)
    }

    @Test func `nothing is looked at before somebody subscribes, then each time`() async throws {
        let zen = backend.send(endpoint("/new.txt"))
        for text in ["one", "two"] {
            _ = try folder.file("new.txt", text)
            #expect(try await zen.value.body == Data(text.utf8))
        }
    }

    @Test(.virtualLimit) func `who leaves before its turn asks nothing`() throws {
        let (time, log) = (VirtualTimeScheduler(), EventLog<String>())
        let backend = FolderBackend(folder: folder.url, scheduler: time)
        let provider = Provider<Sayings>(backend: backend)
        for name in ["stays", "leaves"] {
            let request = provider.request(.zen) { log.add("\(name): \($0.summary)") }
            if name == "leaves" { request.dispose() }
        }
        time.run()
        #expect(log.all == ["leaves: cancelled", "stays: 404"])
    }

    @Test(arguments: [Delivery.buffered, .streamed, .buffered(upTo: 15), .streamed(buffering: 1)])
    func `it delivers in memory and as a stream`(delivery: Delivery) async throws {
        let response = try await backend.send(endpoint("/zen.txt", .get, .delivery(delivery))).value
        #expect((response.stream != nil) == ("\(delivery)" == "streamed"))
        #expect(try await response.collected() == Data("Keep it simple.".utf8))
    }

    @Test func `it delivers to a file, and tells the progress`() async throws {
        let (copy, log) = (folder.url.appending(path: "copy"), EventLog<TransferProgress>())
        let said: Attributes = [.delivery(.file(to: copy)), .progress { log.add($0) }]
        #expect(try await backend.send(endpoint("/zen.txt", .get, said)).value.file == copy)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "Keep it simple.")
        #expect(log.all.last?.completed == 15)
    }

    @Test func `what it cannot deliver is refused`() async throws {
        let taken = try folder.file("taken", "")
        let rows: [(Attributes, Outcome)] = [
            (.delivery(.buffered(upTo: 14)), .failure(.bodyTooLong(limit: 14))),
            (.delivery(.file(to: taken)), .refused(.unwritableDestination)),
            (.timeout(.zero), .refused(.invalidTimeout)),
        ]
        for (attributes, outcome) in rows {
            #expect(await backend.outcome(endpoint("/zen.txt", .get, attributes)) == outcome)
        }
    }
}

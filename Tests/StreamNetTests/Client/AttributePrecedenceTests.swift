@testable import StreamNet
import Testing

extension Attributes {
    fileprivate static var note: Key<String?> { .init("0") }
    fileprivate static var tags: Key<[Int]> { .init([], combining: { $0 + $1 }) }
}

/// Key default ‹ provider ‹ plugins, later wins ‹ target ‹ endpoint ‹ call, later wins.
@Suite(.hangLimit) struct AttributePrecedenceTests {
    private static let all: [Subject] = [
        Subject("rank", { .rank($0) }, { "\($0.rank)" }, { "\($0)" }),
        Subject("note", { .note("\($0)") }, { $0.note ?? "nil" }, { "\($0)" }),
        Subject(
            "timeout", { .timeout(.seconds(60 + $0)) }, { "\($0.timeout ?? .zero)" },
            { "\(60 + $0).0 seconds" }
        ),
        Subject(
            "baseURL", { .baseURL(URL(string: "https://h\($0).host")) },
            { $0.baseURL?.absoluteString ?? "nil" }, { $0 == 0 ? "nil" : "https://h\($0).host" }),
        Subject("tags", { .tags([$0]) }, { "\($0.tags)" }, { "\($0 == 0 ? [] : Array(1...$0))" }),
        Subject(
            "headers", { .headers(["X": "\($0)"]) }, { $0.headers["X"] ?? "nil" },
            { $0 == 0 ? "nil" : "\($0)" }),
    ]

    @Test(arguments: all, 0...7)
    fileprivate func `the innermost of those who speak wins`(subject: Subject, level: Int) {
        let response = subject.response(said: Set(1..<level + 1))
        #expect(response.map { subject.read($0.attributes) } == subject.wanted(level))
    }

    @Test(arguments: all)
    fileprivate func `who is outside does not reach in`(subject: Subject) {
        for level in 1...7 {
            let response = subject.response(said: [level])
            let wanted = subject.name == "tags" ? "[\(level)]" : subject.wanted(level)
            #expect(response.map { subject.read($0.attributes) } == wanted)
        }
    }

    @Test func `the picture shows the levels in their order`() throws {
        let subject = Self.all[0]
        let levels: [(name: String, said: Set<Int>)] = [
            ("key", []), ("provider", [1]), ("plugins", [2, 3]), ("target", [4]),
            ("endpoint", [5]), ("call", [6, 7]),
        ]
        var said: Set<Int> = []
        for level in levels {
            said.formUnion(level.said)
            #expect(subject.response(said: said)?.rank == level.said.max() ?? 0, "\(level.name)")
        }
        let names = try PictureText("StreamNet/precedence").rows.map { $0[0] }
        #expect(names == levels.map(\.name) + ["prepare"])
    }

    @Test func `a plugin is asked for its attributes once, when the provider is made`() {
        let log = EventLog<String>()
        let provider = Provider<Sayings>(backend: .stub(Response()), plugins: [Asked(log: log)])
        for _ in 1...2 { provider.rx(.zen).subscribe() }
        #expect(log.all == ["asked"])
    }

    @Test func `all is laid before the first plugin prepares, and prepare wins`() {
        let log = EventLog<Int>()
        let plugin = Hooks(preparing: { endpoint in
            log.add(endpoint.rank)
            var endpoint = endpoint
            endpoint.rank = 9
            return endpoint
        })
        let provider = Provider<Sayings>(backend: .stub(Response()), plugins: [plugin])
        #expect(provider.rx(.zen, .rank(7)).outcome?.response?.rank == 9)
        #expect(log.all == [7])
    }
}

/// One attribute: how to say and to read it, and what is wanted when levels 1…n said it.
private struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let say: @Sendable (Int) -> Attributes
    let read: @Sendable (Attributes) -> String
    let wanted: @Sendable (Int) -> String

    init(
        _ name: String, _ say: @escaping @Sendable (Int) -> Attributes,
        _ read: @escaping @Sendable (Attributes) -> String,
        _ wanted: @escaping @Sendable (Int) -> String
    ) { (self.name, self.say, self.read, self.wanted) = (name, say, read, wanted) }

    var testDescription: String { name }

    func response(said levels: Set<Int>) -> Response? {
        let said = { levels.contains($0) ? say($0) : [] }
        let provider = Provider<Layered>(
            backend: .stub(Response()),
            plugins: [Hooks(attributes: said(2)), Hooks(attributes: said(3))],
            attributes: said(1))
        let target = Layered(attributes: said(4), more: said(5))
        return provider.rx(target, said(6), said(7)).outcome?.response
    }
}

private struct Asked: Plugin {
    let log: EventLog<String>

    var attributes: Attributes {
        log.add("asked")
        return []
    }
}

private struct Layered: Target {
    let baseURL = Ping().baseURL
    let path: Path = "layered"
    let attributes: Attributes
    let more: Attributes

    var endpoint: Endpoint {
        get throws {
            var endpoint = try Endpoint(self)
            endpoint.attributes.merge(more)
            return endpoint
        }
    }
}

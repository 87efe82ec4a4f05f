import StreamNet
import Testing

/// The page "Caching in detail" has the deliveries, the requests and the ending of `rx.cached`.
@Suite(.hangLimit) struct CachedTableTests {
    struct Row: Sendable, CustomStringConvertible {
        let hasNetwork: Bool
        let policy: String
        let directive: String
        /// For a fresh, a stale and a missing response.
        let cells: [String]
        var description: String { "\(policy) \(directive) \(hasNetwork ? "" : "offline")" }
    }

    private static let policies: [String: CachePolicy] = [
        "none": .none, "standard": .standard, "standard(shared: true)": .standard(shared: true),
        "cacheFirst": .cacheFirst, "cacheAndNetwork": .cacheAndNetwork,
        "cacheAndRefresh": .cacheAndRefresh, "networkFirst": .networkFirst,
        "offlineFirst": .offlineFirst, "cacheOnly": .cacheOnly,
    ]

    private static let directives: [String: CacheDirective] = [
        ".noCache": .noCache, ".noStore": .noStore, ".onlyIfCached": .onlyIfCached,
        ".maxAge(.seconds(1))": .maxAge(.seconds(1)),
        ".minFresh(.seconds(60))": .minFresh(.seconds(60)), ".maxStale()": .maxStale(),
        ".maxStale(.seconds(1))": .maxStale(.seconds(1)),
        ".staleIfError(.seconds(60))": .staleIfError(.seconds(60)),
    ]

    private static let rows: [Row] = {
        let page = URL(filePath: #filePath).appending(
            path: "../../../../Sources/StreamNet/StreamNet.docc/CachingInDetail.md")
        let text = (try? String(contentsOf: page.standardized, encoding: .utf8)) ?? ""
        let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Count") } ?? ""
        return part.components(separatedBy: "Without a network").enumerated().flatMap {
            index, half in
            half.split(separator: "\n").compactMap { line in
                let cells = line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
                }
                guard cells.count == 5, policies[cells[0]] != nil else { return nil }
                return Row(
                    hasNetwork: index == 0, policy: cells[0], directive: cells[1],
                    cells: Array(cells[2...]))
            }
        }
    }()

    @Test(arguments: rows) func `the table is right`(row: Row) throws {
        #expect(try found(row) == row.cells)
    }

    /// A shared cache answers 504, of which no output is made.
    @Test(arguments: rows.filter { !$0.policy.contains("shared") })
    func `the outputs of an action are the same`(row: Row) throws {
        #expect(try found(row, ofAction: true) == row.cells)
    }

    @Test func `the table has all policies, directives and networks`() {
        for hasNetwork in [true, false] {
            let rows = Self.rows.filter { $0.hasNetwork == hasNetwork }
            #expect(Set(rows.map(\.policy)) == Set(Self.policies.keys))
            #expect(Set(rows.map(\.directive)).isSuperset(of: Self.directives.keys))
        }
    }

    @Test(arguments: rows.filter { !$0.policy.hasPrefix("standard") }, directives.keys.sorted())
    func `directives count with the standard policy only`(row: Row, directive: String) throws {
        let row = Row(
            hasNetwork: row.hasNetwork, policy: row.policy, directive: directive,
            cells: row.cells)
        #expect(try found(row) == row.cells)
    }

    @Test func `a stored response in place of a failure is not asked for again`() {
        let bench = CacheBench()
        bench.answers(Response(headers: ["Cache-Control": "max-age=60"], text: "a"))
        _ = bench.ask()
        bench.clock.date += 90
        bench.fail(.connectionLost)
        let log = EventLog<String>()
        bench.provider().rx.cached(
            CacheBench.target(),
            .cacheControl(.maxAge(.seconds(1)), .staleIfError(.seconds(60)))
        ).subscribe(onNext: { log.add($0.summary) })
        #expect(log.all == ["200 hit; detail=stale-if-error: a"])
        #expect(bench.requests.all.count == 2)
    }

    private func found(_ row: Row, ofAction isAction: Bool = false) throws -> [String] {
        try [30.0, 90, nil].map { age in
            try (row.hasNetwork ? [200, 304] : [0]).map {
                try found(row, isAction, after: age, status: $0)
            }
            // The same, whether the server confirms a response or sends another one.
            .reduce("") { $0.isEmpty || $0 == $1 ? $1 : "\($0) or \($1)" }
        }
    }

    /// What is delivered and sent if the response is so old, or missing.
    private func found(
        _ row: Row, _ isAction: Bool, after age: Double?, status: Int
    ) throws -> String {
        let policy = try #require(Self.policies[row.policy])
        let bench = CacheBench(policy)
        let directive = Self.directives[row.directive]
        var attributes: Attributes = []
        if let directive { attributes = .cacheControl(directive) }
        let isStandard = row.policy.hasPrefix("standard")
        let expiry: Attributes = isStandard ? [] : .cacheExpiry(.after(.seconds(60)))
        var control = "max-age=60"
        if directive == nil, row.directive != "" { control += ", \(row.directive)" }
        let headers: HTTPHeaders = ["Cache-Control": control, "ETag": "\"1\""]
        if let age {
            bench.answers(Response(headers: headers, text: "a"))
            bench.provider(expiry).rx(
                CacheBench.target(), .caching(isStandard ? policy : .cacheFirst)
            ).subscribe()
            bench.clock.date += age
        }
        let former = bench.requests.all.count
        if status == 0 {
            bench.fail(.connectionLost)
        } else {
            // Only a request with a condition is answered by 304.
            bench.answers(
                status == 304 && age != nil && isStandard
                    && row.directive != ".noStore"
                    ? Response(status: 304, headers: headers)
                    : Response(headers: headers, text: "b"))
        }
        let (deliveries, endings) = (EventLog<Void>(), EventLog<String>())
        let cached = bench.provider(expiry).rx
        let stream =
            isAction
            ? cached.cached(OnePage.page, attributes).map { _ in () }
            : cached.cached(CacheBench.target(), attributes).map { _ in () }
        stream.subscribe { event in
            switch event {
            case .next: deliveries.add(())
            case .error: endings.add(", error")
            case .completed: endings.add("")
            }
        }
        let requests = bench.requests.all.count - former
        return "\(deliveries.all.count), \(requests)" + endings.all.joined()
    }
}

private struct OnePage: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://host")!)
    @GET("page") var page: Action<Void, Data>
}

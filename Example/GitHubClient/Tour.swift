import Foundation
import Locks
import Loopback
import ResponseMapper

/// The steps of a user of the app, and their requests to the server.
@MainActor
struct Tour {
    let client: Client
    let server: LoopbackServer
    let accounts: Accounts
    let folder: URL

    func logIn() async throws {
        do {
            try await client.session.logIn(Account(name: "ann", password: "?")).value
        } catch let problem as Problem<Refusal> {
            print("log in: \(problem.model.message)")
        }
        try await client.session.logIn(Account(name: "ann", password: "secret")).value
        print("log in: done")
    }

    func pages() async throws {
        let model = RepoListModel(client, onPage: 2)
        while !model.isComplete {
            await model.loadMore()
            print("scrolled: \(model.repos.map(\.name).joined(separator: ", "))")
        }
        let count = server.requests.count
        let first = try await client.repos(onPage: 2).items.take(3).toArray().value
        print("three: \(first.map(\.name)), by \(server.requests.count - count) requests")
    }

    func refresh() async throws {
        accounts.expire()
        async let one = client.repo("streams").value
        async let other = client.repo("net").value
        let names = try await [one.repo.name, other.repo.name]
        let renewals = server.requests.count { $0.path == "/token" }
        print("refreshed: \(names.joined(separator: " and ")), by \(renewals) renewal")
    }

    func search() async {
        let model = SearchModel(client)
        for text in ["s", "st", "str"] { model.text = text }
        await until { if case .found = model.state { true } else { false } }
        let searches = server.requests.count { $0.path == "/search/repositories" }
        if case .found(let repos) = model.state {
            print("search: \(repos.map(\.name).joined(separator: ", ")), by \(searches) request")
        }
    }

    func upload() async throws {
        let file = folder.appending(path: "asset.bin")
        try Data(count: 100_000).write(to: file)
        var last = 0.0
        for try await event in client.upload(file, to: "streams").values(buffering: .unbounded) {
            switch event {
            case .progress(let progress) where progress.direction == .upload:
                last = progress.fraction ?? last
            case .progress: break
            case .output(let receipt): print("upload: \(receipt.size) bytes, \(last * 100) %")
            }
        }
    }

    func download() async throws {
        let kept = Mutex<[Int]>([])
        let file = try await client.download("streams", to: folder) { token in
            kept.withLock { $0.append(token.count) }
        }.value
        let isWhole = try Data(contentsOf: file) == archive
        let ranges = server.requests.compactMap { $0.header("Range") }
        print("download: whole \(isWhole), kept \(kept.withLock { $0 }), then \(ranges)")
    }

    func builds() async throws {
        let build = try await client.build(of: "streams").value
        print("build: \(build.number) \(build.state)")
        do { print("unexpected: \(try await client.build(of: "net").value)") } catch {
            print("build: \("\(error)".replacingOccurrences(of: "\(server.url)", with: "…"))")
        }
    }

    func offline() async throws {
        server.stop()
        let (repo, isOffline) = try await client.repo("streams").value
        print("offline: \(repo.name) with \(repo.stars) stars, from the cache: \(isOffline)")
    }
}

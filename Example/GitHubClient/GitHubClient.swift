import Foundation
import Loopback
import ResponseMapper

// `swift run GitHubClient`    a client of GitHub as people write them, against a server of its own

@main
struct GitHubClient {
    @MainActor static func main() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "github-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }

        let accounts = Accounts()
        let server = try startServer(accounts)
        let inspector = Inspector()
        let client = Client(
            hosts: [.hub: server.url, .builds: server.url],
            cache: LayeredCache(
                MemoryCache(), DiskCache(in: folder.appending(path: "cache"), bytes: 1_000_000)),
            plugins: [inspector])
        let tour = Tour(client: client, server: server, accounts: accounts, folder: folder)

        try await tour.logIn()
        try await tour.pages()
        try await tour.refresh()
        await tour.search()
        try await tour.upload()
        try await tour.download()
        try await tour.builds()
        try await tour.offline()

        try inspector.write(to: URL(filePath: ".build/network.html"))
        print("see what happened: open .build/network.html")
    }
}

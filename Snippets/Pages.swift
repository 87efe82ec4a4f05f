// Pages of a list that link to each other; stands on the page "An API in ten lines".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

struct Repo: Decodable, Sendable { var name: String }
let stubs = Stubs<AnyTarget>()
stubs.on(.get, url: "https://api.github.com/user/repos", .response(Response(
    headers: ["Link": #"</user/repos?page=2>; rel="next""#], text: #"[{"name": "a"}]"#)))
stubs.on(.get, url: "https://api.github.com/user/repos?page=2", #"[{"name": "b"}]"#)

// snippet.pages
struct GitHub: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://api.github.com")!)

    @GET(nil, output: .reply(.decoded)) var repos: Action<Void, Reply<[Repo]>>
}
// snippet.end

func pages() async throws -> [String] {
let github = Provider<AnyTarget>(backend: stubs)
// snippet.loop
var (repos, page) = ([Repo](), Path("user/repos") as Path?)
while let path = page {
    let reply = try await github.request(GitHub.repos, .path(path))
    repos += reply.value
    page = reply.response.link("next").map { Path($0) }
}
// snippet.end
    return repos.map(\.name)
}
let looped = try await pages()
assert(looped == ["a", "b"])

let github = Provider<AnyTarget>(backend: stubs)
// snippet.stream
let all = github.rx(GitHub.repos, .path("user/repos")).asObservable().expand { reply in
    guard let next = reply.response.link("next") else { return .empty() }
    return github.rx(GitHub.repos, .path(Path(next))).asObservable()
}
// snippet.end
let streamed = try await all.toArray().value.flatMap(\.value).map(\.name)
assert(streamed == ["a", "b"])

// snippet.mapped
let first = github.rx(Repos()).mapReply { try $0.mapArray(Repo.self) }
// snippet.end
struct Repos: Target {
    let baseURL = URL(string: "https://api.github.com")!
    let path: Path = "user/repos"
}
let mapped = try await first.value
assert(mapped.value.count == 1 && mapped.response.link("next") != nil)

import Foundation
import ResponseMapper

/// GitHub, as this client uses it.
struct Hub: API {
    static let attributes: Attributes = [
        .host(.hub), .authorization(.bearer), .problem(Refusal.self), .paging(.link),
    ]

    @GET("/user/repos") var repos: Action<RepoList, [Repo]>
    @GET("/search/repositories") var search: Action<Search, Found>
    @GET("/repos/\(\.name)", .caching(.networkFirst), output: .reply(.decoded))
    var repo: Action<RepoName, Reply<Repo>>
    @POST("/repos/\(\.repo)/assets", input: .payload { .file($0.file) })
    var upload: Action<Asset, Receipt>
    @GET("/repos/\(\.name)/archive", output: .file) var archive: Action<RepoName, URL>
}

/// The log-in, which sends no token.
struct LogIn: API {
    static let attributes: Attributes = [.host(.hub), .problem(Refusal.self)]

    @POST("/login") var start: Action<Account, Tokens>
    @POST("/token") var renew: Action<Renewal, Tokens>
}

/// The builds of a repository, from a second server, which wraps its models:
/// `{"code": 0, "msg": "", "data": …}`.
struct Builds: API {
    static let attributes: Attributes = [
        .host(.builds), .requirement(.success),
        .envelope(Envelope(status: "code", success: 0, tip: "msg", model: "data")),
    ]

    @GET("/builds/\(\.name)") var latest: Action<RepoName, Build>
}

extension HostName {
    static let hub: HostName = "hub"
    static let builds: HostName = "builds"
}

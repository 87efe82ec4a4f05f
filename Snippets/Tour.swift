// The blocks of README.md, apart from the first and the last.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import ResponseMapper

enum GitHub: Target {
    case user(String)
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path { switch self { case .user(let name): "users/\(name)" } }
}

nonisolated struct User: Decodable { let name: String }
let github = Provider<GitHub>()

// snippet.actions
struct GitHubAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://api.github.com")),
        .provider(Provider()),
    ]

    @GET("/users/\(\.self)")            var user: Action<String, User>
    @GET("/users/\(\.owner)/repos")     var repos: Action<RepoList, [Repo]>
    @POST("/user/repos", .retries(0))   var create: Action<Repo, Void>
}

nonisolated struct Repo: Codable { let name: String }
nonisolated struct RepoList: Encodable { var owner: String, page = 1 }

let repos = try await GitHubAPI.repos(RepoList(owner: "ann")).value
// snippet.end
_ = repos

// snippet.send
let bob = github.rx(.user("bob"), .timeout(.seconds(10)))
    .mapObject(User.self)                        // Single<User>

bob.retry(3).subscribe(
    onMain: { print($0.name) }, onFailure: { print($0) })
let name = try await bob.value.name
let request = github.request(.user("bob")) { print($0) }
request.dispose()                                // closes the connection
// snippet.end
_ = name

// snippet.errors
do {
    let response = try await github.request(
        .user("ann"), .validation(.successCodes))
    print(try response.mapObject(User.self))
} catch NetError.rejected(let response) {        // a status that is not 2xx
    print(response.status, try response.fetchString(path: "message"))
} catch NetError.transport(let failure) {        // no usable response
    // GET …: wanted a response within 10.0 seconds, found none
    print(failure)
} catch let error as MapError {                  // an unexpected body
    // GET …: $.name: wanted String, found number 3
    print(error)
}
// snippet.end

// snippet.shipped
nonisolated struct Session: Sendable {
    var token: String? { nil }                   // from your key store
    func logIn() -> Single<String> { .just("…") }
}
let session = Session()

let careful = Provider<GitHub>(
    plugins: [RequestLog(.summary) { print($0) }],
    interceptors: [
        Retry(3, .backoff(base: .milliseconds(200), cap: .seconds(5))),
        TokenRefresh(token: { session.token }, renew: { session.logIn() }),
    ],
    attributes: .authorization(.bearer))
// snippet.end
_ = careful

// snippet.search
let typed = PublishSubject<String>()
typed
    .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    // a new word cancels the request of the last one
    .flatMapLatest { word in
        GitHubAPI.repos(RepoList(owner: word)).catchAndReturn([])
    }
    .subscribe(onMain: { repos in print(repos.count) })
// snippet.end

// A table of actions and its calls; every part stands on the page "An API in ten lines".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

struct Repo: Decodable, Sendable { var name: String }
struct LoginRequest: Encodable, Sendable { var name: String, password: String }
struct User: Decodable, Sendable { var name: String }
struct UserRepos: Encodable, Sendable { var user: String, sort = "pushed" }
struct Order: Encodable, Sendable { var item: String }
struct Receipt: Decodable, Sendable { var number: Int }
let main = URL(string: "https://api.example/v1")!
let downloads = FileManager.default.temporaryDirectory
let request = LoginRequest(name: "ann", password: "…")
let stubs = Stubs<AnyTarget>()
let shop = Provider<AnyTarget>(backend: stubs)
let other = shop.with(plugins: [])
let clock = VirtualTimeScheduler()
func show(_ anything: some Any) {}

func two() async throws {
// snippet.two
struct GitHub: API {
    @GET("https://api.github.com/orgs/apple/repos")
    var repos: Action<Void, [Repo]>
}
let apple = try await Provider<AnyTarget>().rx(GitHub.repos).value
// snippet.end
    _ = apple
}

// snippet.ten
struct NetAPI: API {
    // for all of them
    static let attributes: Attributes = [.baseURL(main), .provider(shop)]

    @POST("/user/login")            var login: Action<LoginRequest, User>
    // ?sort=pushed
    @GET("/users/\(\.user)/repos")  var repos: Action<UserRepos, [Repo]>
    @POST("/vip", .payAPI)          var subscribe: Action<Order, Receipt>
    // ?q=…
    @GET("/tags", input: .key("q")) var tags: Action<String, [String]>
    @DELETE("/session")             var logOut: Action<Void, Void>
}
// snippet.end

// snippet.pay
extension Attributes {
    static var payAPI: Attributes {
        [.baseURL(URL(string: "https://pay.example")), .retries(0)]
    }
}
// snippet.end
stubs.on(NetAPI.login, #"{"name": "Ann"}"#).on(NetAPI.repos, "[]").on(NetAPI.logOut, 204)
stubs.on(NetAPI.tags, [.status(503), #"["a"]"#]).on(NetAPI.subscribe, #"{"number": 7}"#)

// snippet.calls
// a Single<User> …
NetAPI.login(request).subscribe(onSuccess: { show($0.name) })
// … or just wait
let profile = try await NetAPI.login(request).value
// or be called back …
let call = NetAPI.login.request(request) { result in show(result) }
// … at once, with .cancelled
call.dispose()
// no input, no output
try await NetAPI.logOut.request()

// by another one
let repos = try await other.rx(NetAPI.repos, UserRepos(user: "ann")).value
// snippet.end
assert(profile.name == "Ann" && repos.isEmpty)

func line<Input, Output>(_ action: Action<Input, Output>, _ input: Input) -> String? {
    guard let request = try? action.endpoint(input).encoded() else { return nil }
    let body = request.body?.data.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
    let query = request.url.query().map { "?\($0)" } ?? ""
    return "\(request.method) \(request.url.path(percentEncoded: true))\(query)\(body)"
}

// snippet.places
struct Rename: Encodable, Sendable {
    var userName: String, title: String
    enum CodingKeys: String, CodingKey {
        case userName = "user_name", title
    }
}

struct Users: API {
    static let attributes: Attributes = .baseURL(main)

    @GET("/users/\(\.user)/repos")
    var repos: Action<UserRepos, [Repo]>
    @GET("/users/\(\.self)")
    var user: Action<String, User>
    @PUT("/users/\(\.userName, omitting: "user_name")")
    var rename: Action<Rename, Void>
    @PATCH("/users/\(\.userName, omitting: nil)")
    var title: Action<Rename, Void>
}

let ann = Rename(userName: "ann", title: "Dr.")
assert(line(Users.repos, UserRepos(user: "a/b"))
    == "GET /v1/users/a%2Fb/repos?sort=pushed")
// it would be another resource
assert(line(Users.repos, UserRepos(user: "..")) == nil)
assert(line(Users.user, "ann") == "GET /v1/users/ann")
assert(line(Users.rename, ann) == #"PUT /v1/users/ann {"title":"Dr."}"#)
assert(line(Users.title, ann)
    == #"PATCH /v1/users/ann {"title":"Dr.","user_name":"ann"}"#)
// snippet.end

struct Search: Encodable, Sendable { var q: String, page: Int }
// snippet.inputs
struct Inputs: API {
    static let attributes: Attributes = .baseURL(main)

    // GET, HEAD, DELETE
    @GET("/a")                      var query: Action<Search, Void>
    // all the others
    @POST("/b")                   var body: Action<Search, Void>
    @POST("/c", input: .query)    var there: Action<Search, Void>
    @PUT("/d", input: .form)      var form: Action<Search, Void>
    @POST("/e", input: .key("q")) var key: Action<[String], Void>
    @GET("/f", input: .tuple)     var tuple: Action<(x: Int, y: Int), Void>
    @POST("/g", input: .raw)      var raw: Action<String, Void>
    @POST("/h")                   var nothing: Action<Void, Void>
    @POST("/i/\(\.id)", input: .body(\.search))
    var part: Action<(id: Int, search: Search), Void>
}

let tea = Search(q: "tea", page: 2)
assert(line(Inputs.query, tea)          == "GET /v1/a?q=tea&page=2")
assert(line(Inputs.body, tea)
    == #"POST /v1/b {"page":2,"q":"tea"}"#)
assert(line(Inputs.there, tea)          == "POST /v1/c?q=tea&page=2")
assert(line(Inputs.form, tea)           == "PUT /v1/d q=tea&page=2")
assert(line(Inputs.key, ["a", "b"])
    == #"POST /v1/e {"q":["a","b"]}"#)
assert(line(Inputs.tuple, (x: 1, y: 2)) == "GET /v1/f?x=1&y=2")
assert(line(Inputs.raw, "as it is")     == "POST /v1/g as it is")
assert(line(Inputs.nothing, ())         == "POST /v1/h")
assert(line(Inputs.part, (id: 7, search: tea))
    == #"POST /v1/i/7 {"page":2,"q":"tea"}"#)
// snippet.end

// snippet.outputs
struct Outputs: API {
    @GET("/repo")
    var repo: Action<Void, Repo>
    @GET("/repos/new")
    var maybe: Action<Void, Repo?>
    @GET("/zen")
    var zen: Action<Void, String>
    @HEAD("/zen")
    var check: Action<Void, Void>
    @GET("/repo", output: .key("name"))
    var name: Action<Void, String>
    @GET("/repo", output: .keys("name", "stars"))
    var pair: Action<Void, (String, Int)>
    @GET("/film", output: .file(.folder(downloads)))
    var film: Action<Void, URL>
    @GET("/repo", output: .response)
    var all: Action<Void, Response>
    @GET("/repo", output: OutputDecoding { $0.body.count })
    var size: Action<Void, Int>
}
// snippet.end

func outputs() async throws {
    let body = #"{"name": "swift", "stars": 7}"#
    let hub = Provider<AnyTarget>(
        backend: .stub(Response(text: body)), attributes: .baseURL(main))
    let (repo, name) = try await (hub.request(Outputs.repo), hub.request(Outputs.name))
    let (maybe, pair) = try await (hub.request(Outputs.maybe), hub.request(Outputs.pair))
    assert(repo.name == "swift" && name == "swift" && pair == ("swift", 7))
    assert(maybe?.name == "swift")
    let (all, size) = try await (hub.request(Outputs.all), hub.request(Outputs.size))
    assert(all.status == 200 && size == body.utf8.count)
    let text = try await hub.request(Outputs.zen)
    assert(text == body)
    try await hub.request(Outputs.check)
}
try await outputs()

func saying() async throws {
// snippet.saying
// a copy; the table stays as it is
var tags = NetAPI.tags
tags.timeout = .seconds(5)
let patient = NetAPI.tags.with(
    .timeout(.seconds(60)), .headers(["X-Trace": "1"]))
// and for this call only
let found = try await tags("tea", .timeout(.seconds(1))).value
// snippet.end
    _ = (found, patient)
}

// snippet.retrying
let retry = Retry(
    3, .backoff(base: .milliseconds(200), cap: .seconds(5)),
    scheduler: clock)
let careful = Provider<AnyTarget>(backend: stubs, interceptors: [retry])

// once more
careful.rx(NetAPI.tags, "tea", .retries(1))
    .subscribe(onSuccess: { show($0) })
// snippet.end
clock.run()
assert(stubs.requests.suffix(2).map(\.endpoint.attempt) == [1, 2])
try await saying()

// snippet.progress
NetAPI.repos(UserRepos(user: "ann"), .progress { show($0.fraction ?? 0) })
    .subscribe(
        // the output of the action
        onMain: { repos in show(repos) },
        onFailure: { error in show(error) })
shop.rx.progress(NetAPI.repos, UserRepos(user: "ann"))
    .subscribe(onNext: { event in
        switch event {
        case .progress(let progress): show(progress.fraction ?? 0)
        // the last event
        case .output(let repos): show(repos)
        }
    })
// snippet.end

// snippet.plain
extension NetAPI {
    static let rate = POST<Order, Void>("/rates", attributes).action
    static let purge = PURGE<Void, Void>("/cache", attributes, .retries(0))
        .action
}

// no table at all
let zen = GET<Void, String>("https://api.github.com/zen").action
// snippet.end
_ = zen

// snippet.verb
// the name is the method
enum Purge: Verb {}
typealias PURGE<I: Sendable, O: Sendable> = ActionDeclaration<Purge, I, O>

struct Cache: API {
    @PURGE("/cache") var purge: Action<Void, Void>
}
// snippet.end

struct Greeting: Target {
    let baseURL = main
    let path: Path = "greeting"
}
// snippet.mapped
let length = other.rx(AnyTarget(Greeting())).mapReply { $0.body.count }
// snippet.end
_ = length

// snippet.list
assert("\(NetAPI.login)" == "NetAPI.login: POST /user/login")
assert(NetAPI.actions.count == 5)
assert(NetAPI.actions[1].path == "/users/{user}/repos")
assert(NetAPI.actions.filter { $0.method != .get }.map(\.name) == [
    "NetAPI.login", "NetAPI.subscribe", "NetAPI.logOut",
])
// | `NetAPI.login` | `POST` | `/user/login` | …
show(NetAPI.actions.markdown)
// curl -X DELETE 'https://api.example/v1/session'
show(try NetAPI.actions[2].curl())
// snippet.end

// A table of actions as Vega's and Retrofit's users know them; every part stands on "Coming from
// Vega and Retrofit".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

struct LoginRequest: Codable, Sendable { var name: String }
struct UserProfile: Codable, Sendable { var name: String }
struct UserRepos: Encodable, Sendable { var user: String, sort: String }
struct Repo: Decodable, Sendable { var name: String }
let samples = StubBackend { _ in Response(text: #"{"name": "Ann"}"#) }
func show(_ anything: some Any) {}

// snippet.vega
// Vega.builder()….build()
let vega = Provider<AnyTarget>(backend: samples)

// ActionProperty
extension Attributes {
    // .baseUrl(payUrl)
    static var payAPI: Attributes { .host(.pay) }
    // ActionCustomProperty
    static var shouldEncrypt: Key<Bool> { .init(true) }
}

struct NetAPI: API {
    static let attributes: Attributes = [
        // .provider("id")
        .baseURL(URL(string: "https://api.example")), .provider(vega),
    ]

    // .extend.shouldEncrypt(…)
    @POST("/user/login", .shouldEncrypt(false))
    // static var, ActionModel
    var login: Action<LoginRequest, UserProfile>
    // Empty
    @GET("/me", .payAPI) var me: Action<Void, UserProfile>
}
// snippet.end

extension HostName { static let pay: HostName = "pay" }
let login = LoginRequest(name: "ann")
// snippet.vega-calls
// the same
NetAPI.login.request(login) { result in show(result) }
// a fresh model per read
var copy = NetAPI.login
// .extend.shouldEncrypt = …
copy.shouldEncrypt = true
// updateProperty(.timeout(5))
copy.timeout = .seconds(5)
// .retry(2); no async there
let profile = try await copy(login, .retries(2)).value
// snippet.end
_ = profile

// snippet.retrofit
// interface GitHubService
struct GitHubService: API {
    // Retrofit.Builder()
    static let attributes: Attributes = [
        // .baseUrl(…)
        .baseURL(URL(string: "https://api.github.com")),
        // .addConverterFactory(…)
        .decoder(JSONDecoder()),
    ]

    // @GET("users/{user}/repos")
    @GET("/users/\(\.user)/repos")
    // @Path("user"), @Query("sort")
    var listRepos: Action<UserRepos, [Repo]>
    // @FormUrlEncoded, @Headers
    @POST("/user/edit", .headers(["X-Client": "shop"]), input: .form)
    // @Field …, Call<UserProfile>
    var edit: Action<LoginRequest, UserProfile>
}
// snippet.end

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
let vega = Provider<AnyTarget>(backend: samples)                    // Vega.builder()….build()

extension Attributes {                                              // ActionProperty
    static var payAPI: Attributes { .host(.pay) }                   // .baseUrl(payUrl)
    static var shouldEncrypt: Key<Bool> { .init(true) }             // ActionCustomProperty
}

struct NetAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://api.example")), .provider(vega),  // .provider("id")
    ]

    @POST("/user/login", .shouldEncrypt(false))                     // .extend.shouldEncrypt(…)
    var login: Action<LoginRequest, UserProfile>                    // static var, ActionModel
    @GET("/me", .payAPI) var me: Action<Void, UserProfile>          // Empty
}
// snippet.end

extension HostName { static let pay: HostName = "pay" }
let login = LoginRequest(name: "ann")
// snippet.vega-calls
NetAPI.login(login) { result in show(result) }                      // login.request(login) { … }
var copy = NetAPI.login                                             // a fresh model per read
copy.shouldEncrypt = true                                           // .extend.shouldEncrypt = …
copy.timeout = .seconds(5)                                          // updateProperty(.timeout(5))
let profile = try await copy(login, .retries(2)).value              // .retry(2); no async there
// snippet.end
_ = profile

// snippet.retrofit
struct GitHubService: API {                                         // interface GitHubService
    static let attributes: Attributes = [                           // Retrofit.Builder()
        .baseURL(URL(string: "https://api.github.com")),            // .baseUrl(…)
        .decoder(JSONDecoder()),                                    // .addConverterFactory(…)
    ]

    @GET("/users/\(\.user)/repos")                                  // @GET("users/{user}/repos")
    var listRepos: Action<UserRepos, [Repo]>                        // @Path("user"), @Query("sort")
    @POST("/user/edit", .headers(["X-Client": "shop"]), input: .form)   // @FormUrlEncoded, @Headers
    var edit: Action<LoginRequest, UserProfile>                     // @Field …, Call<UserProfile>
}
// snippet.end

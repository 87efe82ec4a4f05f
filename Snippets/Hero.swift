// The thirty lines that are the library.
// The alignment is for the reader of the document.
// swift-format-ignore-file
// snippet.hero
import ResponseMapper          // re-exports StreamNet, Streams and Foundation

enum GitHub: Target {
    case zen, user(String)
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path { switch self { case .zen: "zen"; case .user(let name): "users/\(name)" } }
}

nonisolated struct User: Decodable { let name: String }   // decoded off the main actor

let github = Provider<GitHub>()
github.rx(.user("ann")).mapObject(User.self).subscribe(onSuccess: { print($0.name) })  // a stream
let user = try await github.rx(.user("ann")).mapObject(User.self).value              // or just wait

// A server that wraps its models, {"error": false, "errMsg": "", "results": […]}: say so once.
enum Gank: Target {
    case today
    var baseURL: URL { URL(string: "https://gank.io/api")! }
    var path: Path { "today" }
}

nonisolated struct Post: Decodable { let title: String }

let gank = Provider<Gank>(plugins: [
    MapperPlugin(Envelope(status: "error", success: false, tip: "errMsg", model: "results"))
])
let (outcome, posts) = try await gank.rx(.today).mapArrayResult(Post.self).value
// snippet.end

_ = (user, outcome, posts)

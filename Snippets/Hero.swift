// The first program of README.md.
// The alignment is for the reader of the document.
// swift-format-ignore-file
// snippet.hero
import ResponseMapper

enum GitHub: Target {
    case user(String)
    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path { switch self { case .user(let name): "users/\(name)" } }
}

// decoded off the main actor
nonisolated struct User: Decodable { let name: String }

let github = Provider<GitHub>()
let ann = github.rx(.user("ann")).mapObject(User.self)

ann.subscribe(onSuccess: { print($0.name) })     // a stream
let user = try await ann.value                   // or just wait
// snippet.end

_ = user

// The first program of README.md.
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
// snippet.end

_ = user

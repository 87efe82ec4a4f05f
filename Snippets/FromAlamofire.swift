// What users of Alamofire write; for "Coming from Alamofire".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

struct User: Decodable, Sendable { var name: String }
func show(_ text: String) {}
let backend = StubBackend { _ in Response(text: #"{"name": "Ann"}"#) }

// snippet.requests
// AF.request("https://api.example/users/\(id)")
enum Site: Target {
    case user(String), rename(String, to: String)
    var baseURL: URL { URL(string: "https://api.example")! }
    var path: Path {
        switch self {
        case .user(let id), .rename(let id, _): "users/\(id)"
        }
    }
    var method: HTTPMethod {
        if case .rename = self { .put } else { .get }
    }
    var payload: Payload {
        if case .rename(_, let name) = self {
            .json(["name": name])
        } else {
            .none
        }
    }
}

// Session(interceptor: RetryPolicy(),
//     eventMonitors: [ClosureEventMonitor()])
let site = Provider<Site>(
    backend: backend,
    plugins: [RequestLog { print($0) }],
    interceptors: [Retry(3)],
    // .validate() of each request
    attributes: .validation(.successCodes))

func load() async throws {
    // .serializingDecodable(User.self).value
    let user = try await site.rx(.user("7")).mapObject(User.self).value
    show(user.name)
}
// .responseDecodable(of: User.self) { … }
let request = site.rx(.user("7")).mapObject(User.self)
    .subscribe(onMain: { show($0.name) }, onFailure: { show("\($0)") })
// .cancel()
request.dispose()
// snippet.end
try await load()

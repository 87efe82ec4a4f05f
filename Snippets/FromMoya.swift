// A target and its calls, as Moya's users know them; every part stands on "Coming from Moya".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.target
enum GitHub: Target {                                               // TargetType
    case zen, user(String), rename(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }
    var path: Path {                                                // String
        switch self {
        case .zen: "zen"
        case .user(let name): "users/\(name)"                       // escaped by itself
        case .rename: "user"
        }
    }
    var method: HTTPMethod { if case .rename = self { .patch } else { .get } }      // Moya.Method
    var payload: Payload {                                          // task
        switch self {
        case .zen, .user: .none                                     // .requestPlain
        case .rename(let name): .json(["name": name])               // .requestParameters(…)
        }
    }
    var headers: HTTPHeaders { ["Accept": "application/vnd.github+json"] }  // [String: String]?
    var attributes: Attributes {
        [.validation(.successCodes), .sample("Keep it simple.")]    // validationType, sampleData
    }
}
// snippet.end

func calls() async throws {
// snippet.calls
let github = Provider<GitHub>(backend: Stubs<GitHub>())             // stubClosure: immediatelyStub

let request = github.request(.zen) { result in show(result) }       // Cancellable
request.dispose()                                                   // cancel()
github.rx.request(.user("ann")).subscribe(onMain: { show($0) })     // observe(on: MainScheduler…)
let response = try await github.request(.rename("Ann"))
let shared = github.with(attributes: .sharing(InFlightRequests()))  // trackInflights: true
let onMain = shared.with(attributes: .callbackScheduler(MainScheduler.instance))    // callbackQueue
onMain.rx.progress(.zen).subscribe(onNext: { show($0) })            // rx.requestWithProgress
// snippet.end
    _ = response
}
try await calls()
func show(_ anything: some Any) {}

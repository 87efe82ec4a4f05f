// A target and its calls, as Moya's users know them; every part stands on "Coming from Moya".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.target
// TargetType
enum GitHub: Target {
    case zen, user(String), rename(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }
    // String
    var path: Path {
        switch self {
        case .zen: "zen"
        // escaped by itself
        case .user(let name): "users/\(name)"
        case .rename: "user"
        }
    }
    // Moya.Method
    var method: HTTPMethod {
        if case .rename = self { .patch } else { .get }
    }
    // task
    var payload: Payload {
        switch self {
        // .requestPlain
        case .zen, .user: .none
        // .requestParameters(…)
        case .rename(let name): .json(["name": name])
        }
    }
    // [String: String]?
    var headers: HTTPHeaders { ["Accept": "application/vnd.github+json"] }
    var attributes: Attributes {
        // validationType, sampleData
        [.validation(.successCodes), .sample("Keep it simple.")]
    }
}
// snippet.end

func calls() async throws {
// snippet.calls
// stubClosure: immediatelyStub
let github = Provider<GitHub>(backend: Stubs<GitHub>())

// Cancellable
let request = github.request(.zen) { result in show(result) }
// cancel()
request.dispose()
// observe(on: MainScheduler…)
github.rx(.user("ann")).subscribe(onMain: { show($0) })
let response = try await github.request(.rename("Ann"))
// trackInflights: true
let shared = github.with(attributes: .sharing(InFlightRequests()))
// callbackQueue
let onMain = shared.with(
    attributes: .callbackScheduler(MainScheduler.instance))
// rx.requestWithProgress
onMain.rx.progress(.zen).subscribe(onNext: { show($0) })
// snippet.end
    _ = response
}
try await calls()
func show(_ anything: some Any) {}

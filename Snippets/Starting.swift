// A first program; every part stands on the page "Getting started".
// The alignment is for the reader of the document.
// swift-format-ignore-file
// snippet.declare
import ResponseMapper

enum GitHub: Target {
    case user(String)
    case repos(of: String, page: Int)

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .user(let name): "users/\(name)"
        case .repos(let name, _): "users/\(name)/repos"
        }
    }

    var payload: Payload {
        switch self {
        case .user: .none
        case .repos(_, let page): .query(["page": page])
        }
    }
}
// snippet.end

// snippet.models
nonisolated struct User: Decodable { let name: String }
nonisolated struct Repo: Decodable { let name: String }
// snippet.end

func program() async throws {
// snippet.send
let github = Provider<GitHub>(attributes: .validation(.successCodes))

let response = try await github.request(.user("apple"))
print(response.status, response.headers["Content-Type"] ?? "")
// snippet.end

// snippet.map
let user = try await github.rx(.user("apple")).mapObject(User.self).value
// nothing is sent yet
let repos = github.rx(.repos(of: "apple", page: 1)).mapArray(Repo.self)
// snippet.end
    _ = user

// snippet.subscribe
// a property of a screen or a model
let bag = DisposeBag()

repos
    .retry(3)
    .subscribe(
        onMain: { repos in print(repos.map(\.name)) },
        onFailure: { error in print(error) })
    .disposed(by: bag)
// snippet.end
}

// snippet.test
let stubs = Stubs<GitHub>().on(.user("apple"), #"{"name": "Apple"}"#)
let tested = Provider<GitHub>(backend: stubs)

let apple = try await tested.rx(.user("apple")).mapObject(User.self).value
assert(apple.name == "Apple")
assert(stubs.verify().isEmpty)
// snippet.end

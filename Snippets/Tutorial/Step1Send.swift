import ResponseMapper

enum GitHub: Target {
    case user(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .user(let name): "users/\(name)"
        }
    }
}

let github = Provider<GitHub>(attributes: .validation(.successCodes))

print(try GitHub.user("apple").endpoint)
let response = try await github.request(.user("apple"))
print(response.status, response.body.count)

import ResponseMapper

enum GitHub: Target {
    case user(String)
    case search(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .user(let name): "users/\(name)"
        case .search: "search/repositories"
        }
    }

    var payload: Payload {
        switch self {
        case .user: .none
        case .search(let words): .query(["q": words])
        }
    }
}

print(try GitHub.user("apple").endpoint)

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

nonisolated struct User: Decodable {
    let name: String
    let followers: Int
}

let stubs = Stubs<GitHub>()
stubs.on(.user("apple"), #"{"name": "Apple", "followers": 9}"#)
let github = Provider<GitHub>(
    backend: stubs, attributes: .validation(.successCodes))

let user = try await github.rx(.user("apple")).mapObject(User.self).value
assert(user.followers == 9)
assert(stubs.verify().isEmpty)

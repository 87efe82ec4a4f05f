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

nonisolated struct User: Decodable {
    let name: String
    let followers: Int
}

let github = Provider<GitHub>(attributes: .validation(.successCodes))

let user = try await github.rx(.user("apple")).mapObject(User.self).value
print(user.name, user.followers)

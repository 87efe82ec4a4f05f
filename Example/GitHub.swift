import Foundation
import ResponseMapper

/// A few requests of GitHub's API.
enum GitHub: Target {
    case zen
    case user(String)
    case repositories(of: String)
    case organizations(of: String)
    case archive
    case haiku

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .zen: "zen"
        case .user(let name): "users/\(name)"
        case .repositories(let name): "users/\(name)/repos"
        case .organizations(let name): "users/\(name)/orgs"
        case .archive: "archive"
        case .haiku: "haiku"
        }
    }

    var payload: Payload {
        switch self {
        case .repositories: .query(["sort": "pushed", "per_page": 2])
        default: .none
        }
    }
}

/// A model that reads itself, as strictly as it likes.
struct User: Modelable {
    let login: String
    let name: String

    init(_ json: JSON) throws {
        login = try json.get("login")
        name = json["name"].string ?? login
    }
}

/// A model that is decoded.
struct Repository: Decodable, Sendable {
    let name: String
    let stargazers: Int

    enum CodingKeys: String, CodingKey {
        case name
        case stargazers = "stargazers_count"
    }
}

struct Organization: Decodable, Sendable {
    let login: String
}

/// The body of a refusal by GitHub.
struct Problem: Decodable, Sendable {
    let message: String
}

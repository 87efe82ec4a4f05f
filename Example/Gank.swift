import Foundation
import ResponseMapper

/// A server that wraps its models: `{"error": false, "errMsg": "", "results": […]}`.
enum Gank: Target {
    case today
    case post(Int)
    case login

    var baseURL: URL { URL(string: "https://gank.io/api")! }

    var path: Path {
        switch self {
        case .today: "today"
        case .post(let id): "posts/\(id)"
        case .login: "login"
        }
    }

    var method: HTTPMethod { if case .login = self { .post } else { .get } }

    var payload: Payload {
        if case .login = self { .form(["name": "ann", "password": "secret"]) } else { .none }
    }

    static let envelope = Envelope(
        status: "error", success: false, tip: "errMsg", model: "results")
}

struct Post: Modelable {
    let id: Int
    let title: String

    /// Lenient: what is missing is empty.
    init(_ json: JSON) {
        id = json["id"].intValue
        title = json["title"].stringValue
    }
}

import Foundation
import ResponseMapper

struct Repo: Decodable, Hashable, Sendable {
    let name: String
    let stars: Int

    enum CodingKeys: String, CodingKey {
        case name
        case stars = "stargazers_count"
    }
}

struct RepoList: Encodable, Sendable {
    let size: Int

    enum CodingKeys: String, CodingKey { case size = "per_page" }
}

struct RepoName: Encodable, Sendable {
    let name: String
}

struct Search: Encodable, Sendable {
    let term: String

    enum CodingKeys: String, CodingKey { case term = "q" }
}

struct Found: Decodable, Sendable {
    let items: [Repo]
}

struct Asset: Encodable, Sendable {
    let repo: String
    let file: URL
}

struct Receipt: Decodable, Sendable {
    let size: Int
}

struct Account: Encodable, Sendable {
    let name: String
    let password: String
}

struct Tokens: Decodable, Sendable {
    let access: String
    let renewal: String
}

struct Renewal: Encodable, Sendable {
    let renewal: String
}

struct Build: Decodable, Sendable {
    let number: Int
    let state: String
}

/// The server's words for a request that it refuses.
struct Refusal: Decodable, Sendable {
    let message: String
}

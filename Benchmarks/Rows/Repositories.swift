import Foundation

/// The envelope of 1000 repositories, typed: a third of what is written.
struct RepositoryList: Decodable {
    struct Page: Decodable {
        let totalCount: Int
        let items: [Item]

        enum CodingKeys: String, CodingKey {
            case totalCount = "total_count"
            case items
        }
    }

    let status: Int
    let message: String
    let data: Page
}

extension RepositoryList {
    struct Item: Decodable {
        struct Owner: Decodable {
            let id: Int
            let login: String
            let avatar: URL
            let type: String

            enum CodingKeys: String, CodingKey {
                case id, login, type
                case avatar = "avatar_url"
            }
        }

        struct License: Decodable {
            let key: String
            let name: String
        }

        let id: Int
        let name: String
        let fullName: String
        let isPrivate: Bool
        let owner: Owner
        let page: String
        let description: String?
        let isFork: Bool
        let createdAt: String
        let pushedAt: String
        let homepage: String?
        let size: Int
        let stars: Int
        let watchers: Int
        let language: String?
        let hasIssues: Bool
        let forks: Int
        let isArchived: Bool
        let license: License?
        let topics: [String]
        let branch: String
        let score: Double

        enum CodingKeys: String, CodingKey {
            case id, name, owner, description, size, homepage, language, license, topics, score
            case fullName = "full_name"
            case isPrivate = "private"
            case page = "html_url"
            case isFork = "fork"
            case createdAt = "created_at"
            case pushedAt = "pushed_at"
            case stars = "stargazers_count"
            case watchers = "watchers_count"
            case hasIssues = "has_issues"
            case forks = "forks_count"
            case isArchived = "archived"
            case branch = "default_branch"
        }
    }
}

import Foundation

/// A repository as a server sends it: 24 members, objects and an array among them.
struct Repository: Codable, Sendable {
    struct Owner: Codable, Sendable {
        var login: String
        var id: Int
        var avatarURL: String
        var isAdministrator: Bool
    }

    struct License: Codable, Sendable {
        var key, name: String
        var spdxID: String?
    }

    var id: Int
    var nodeID, name, fullName: String
    var isPrivate: Bool
    var owner: Owner
    var htmlURL: String
    var description: String?
    var isFork: Bool
    var url: URL?
    var createdAt, updatedAt, pushedAt: String
    var size, stargazersCount, watchersCount: Int
    var language: String?
    var hasIssues: Bool
    var forksCount: Int
    var license: License?
    var topics: [String]
    var score: Double
    var openIssuesCount: Int
    var defaultBranch: String
}

extension Repository {
    /// One of many; the same for the same number.
    init(number: Int) {
        let path = "some-owner/repository-\(number)"
        id = 1_000_000 + number * 7919
        nodeID = "MDEwOlJlcG9zaXRvcnk\(number)"
        name = "repository-\(number)"
        fullName = path
        isPrivate = number % 7 == 0
        owner = Owner(
            login: "owner\(number % 50)", id: number,
            avatarURL: "https://avatars.example.com/u/\(number)?v=4", isAdministrator: false)
        htmlURL = "https://example.com/\(path)"
        let text = "A library that does something useful — with \"quotes\", the \(number)th"
        description = number % 5 == 0 ? nil : text
        isFork = number % 3 == 0
        url = URL(string: "https://api.example.com/repos/\(path)")
        createdAt = "2015-03-04T05:06:07Z"
        updatedAt = "2025-03-04T05:06:07Z"
        pushedAt = "2025-03-04T05:06:08Z"
        size = number * 31
        stargazersCount = number * 17 % 5000
        watchersCount = number * 13 % 5000
        language = number % 4 == 0 ? nil : "Swift"
        hasIssues = true
        forksCount = number
        license = number % 3 == 0 ? nil : License(key: "mit", name: "MIT License", spdxID: "MIT")
        topics = ["swift", "json", "http"]
        score = Double(number) * 0.37
        openIssuesCount = number % 100
        defaultBranch = "main"
    }
}

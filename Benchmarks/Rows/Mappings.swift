import Corpora
import Foundation
import ResponseMapper

/// The cost of models that parse JSON themselves, and of leniency: where nothing is wrong, and
/// where one value of each model is.
func mappings() {
    let data = Data(Corpus.envelope.bytes)
    let response = Response(status: 200, body: data)
    row("map envelope", "Modelable", .one) { _ in
        (try? response.mapArray(RepositoryList.Entry.self, at: "data>items"))?.count ?? 0
    }
    row("map envelope", "Decodable", .one) { _ in
        (try? response.mapArray(RepositoryList.Item.self, at: "data>items"))?.count ?? 0
    }
    row("map envelope", "parse, then element by element", .one) { _ in
        guard let items = try? response.toJSON(at: "data>items").array else { return 0 }
        return items.compactMap { try? $0.map(RepositoryList.Item.self) }.count
    }
    row("map envelope", "JSONDecoder", .one) { _ in
        let list = try? JSONDecoder().decode(RepositoryList.self, from: data)
        return list?.data.items.count ?? 0
    }
    lenient("nothing wrong", data)
    let text = String(decoding: data, as: UTF8.self)
    lenient(
        "one lie in each", Data(text.replacing(#""private":"#, with: #""private":"yes","x":"#).utf8)
    )
}

private func lenient(_ name: String, _ data: Data) {
    row("envelope, \(name)", "strict", .one) { _ in
        (try? ModelDecoder().decode(RepositoryList.self, from: data))?.data.items.count ?? 0
    }
    let decoder = ModelDecoder(policy: .lenient)
    row("envelope, \(name)", "lenient", .one) { _ in
        (try? decoder.decode(RepositoryList.self, from: data))?.data.items.count ?? 0
    }
    row("envelope, \(name)", "lenient, reporting", .one) { _ in
        let result = try? decoder.reporting { try $0.decode(RepositoryList.self, from: data) }
        return result?.1.repairs.count ?? 0
    }
}

extension RepositoryList {
    /// The same as `Item`, read by hand.
    struct Entry: Modelable {
        struct Owner {
            let id: Int
            let login: String
            let avatar: URL
            let type: String
        }

        struct License {
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

        init(_ json: JSON) throws {
            id = try json.get("id")
            name = try json.get("name")
            fullName = try json.get("full_name")
            isPrivate = try json.get("private")
            owner = try Owner(json["owner"])
            page = try json.get("html_url")
            description = try json.get("description")
            isFork = try json.get("fork")
            createdAt = try json.get("created_at")
            pushedAt = try json.get("pushed_at")
            homepage = try json.get("homepage")
            size = try json.get("size")
            stars = try json.get("stargazers_count")
            watchers = try json.get("watchers_count")
            language = try json.get("language")
            hasIssues = try json.get("has_issues")
            forks = try json.get("forks_count")
            isArchived = try json.get("archived")
            license = try json["license"].isNull ? nil : License(json["license"])
            topics = try json.get("topics")
            branch = try json.get("default_branch")
            score = try json.get("score")
        }
    }
}

extension RepositoryList.Entry.Owner {
    fileprivate init(_ json: JSON) throws {
        id = try json.get("id")
        login = try json.get("login")
        avatar = try json.get("avatar_url")
        type = try json.get("type")
    }
}

extension RepositoryList.Entry.License {
    fileprivate init(_ json: JSON) throws {
        key = try json.get("key")
        name = try json.get("name")
    }
}

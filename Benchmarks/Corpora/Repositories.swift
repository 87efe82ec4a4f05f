/// The envelope of a server, with 1000 repositories in it.
func repositories(_ random: inout SplitMix) -> Document {
    let items = (0..<1000).map { repository($0, isSmall: false, &random) }
    return .object([
        ("status", .number(0)),
        ("message", .string("OK")),
        ("data", .object([("total_count", .number(1000)), ("items", .array(items))])),
    ])
}

/// A repository with its owner, its counts and, unless small, its links.
func repository(_ number: Int, isSmall: Bool, _ random: inout SplitMix) -> Document {
    let owner = random.word()
    let name = random.word()
    let site = "https://api.repositories.com/repos/\(owner)/\(name)"
    let links = isSmall ? Array(linkNames.prefix(6)) : linkNames
    var members: [(String, Document)] = [
        ("id", .number(10_000_000 + number)),
        ("node_id", .string("MDEwOlJlcG9zaXRvcnk\(random.digits(8))=")),
        ("name", .string(name)),
        ("full_name", .string("\(owner)/\(name)")),
        ("private", .flag(false)),
        ("owner", account(owner, &random)),
        ("html_url", .string("https://repositories.com/\(owner)/\(name)")),
        ("description", .string(random.words(8 + random.below(24)))),
        ("fork", .flag(random.below(5) == 0)),
        ("url", .string(site)),
    ]
    members += links.map { ($0 + "_url", .string("\(site)/\($0){/id}")) }
    members += [
        ("created_at", .string("2015-0\(1 + random.below(9))-1\(random.below(10))T10:30:00Z")),
        ("pushed_at", .string("2024-0\(1 + random.below(9))-1\(random.below(10))T22:01:59Z")),
        ("homepage", .null),
        ("size", .number(random.below(200_000))),
        ("stargazers_count", .number(random.below(40_000))),
        ("watchers_count", .number(random.below(40_000))),
        ("language", .string("Swift")),
        ("has_issues", .flag(true)),
        ("has_wiki", .flag(random.below(2) == 0)),
        ("forks_count", .number(random.below(4_000))),
        ("archived", .flag(false)),
        ("license", .object([("key", .string("mit")), ("name", .string("MIT License"))])),
        ("topics", .array((0..<random.below(6)).map { _ in .string(random.word()) })),
        ("default_branch", .string("main")),
        ("score", .word("1.0")),
    ]
    return .object(members)
}

private func account(_ login: String, _ random: inout SplitMix) -> Document {
    let site = "https://api.repositories.com/users/\(login)"
    return .object([
        ("login", .string(login)),
        ("id", .word(random.digits(7))),
        ("avatar_url", .string("https://avatars.repositories.com/u/\(random.digits(7))?v=4")),
        ("url", .string(site)),
        ("html_url", .string("https://repositories.com/\(login)")),
        ("followers_url", .string(site + "/followers")),
        ("following_url", .string(site + "/following{/other_user}")),
        ("gists_url", .string(site + "/gists{/gist_id}")),
        ("starred_url", .string(site + "/starred{/owner}{/repo}")),
        ("organizations_url", .string(site + "/orgs")),
        ("repos_url", .string(site + "/repos")),
        ("events_url", .string(site + "/events{/privacy}")),
        ("type", .string("Organization")),
        ("site_admin", .flag(false)),
    ])
}

private let linkNames = [
    "forks", "keys", "collaborators", "teams", "hooks", "events", "issue_events", "assignees",
    "branches", "tags", "blobs", "git_tags", "git_refs", "trees", "statuses", "languages",
    "stargazers", "contributors", "subscribers", "subscription", "commits", "git_commits",
    "comments", "issue_comment", "contents", "compare", "merges", "archive", "downloads", "issues",
    "pulls", "milestones", "notifications", "labels", "releases", "deployments",
]

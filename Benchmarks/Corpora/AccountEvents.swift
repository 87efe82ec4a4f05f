/// Events of repositories: pushes with their commits.
func accountEvents(_ random: inout SplitMix) -> Document {
    .array((0..<30).map { _ in accountEvent(&random) })
}

private func accountEvent(_ random: inout SplitMix) -> Document {
    let (login, repository) = (random.word(), random.word())
    let site = "https://api.example.com"
    let actor: Document = .object([
        ("gravatar_id", .string(random.hex(32))),
        ("login", .string(login)),
        ("avatar_url", .string("https://secure.example.com/avatar/\(random.hex(32))?d=mm&s=80")),
        ("url", .string("\(site)/users/\(login)")),
        ("id", .word(random.digits(6))),
    ])
    let commits: [Document] = (0..<1 + random.below(3)).map { _ in
        let name = random.hex(40)
        let author: [(String, Document)] = [
            ("email", .string("\(login)@example.com")), ("name", .string(random.words(2))),
        ]
        return .object([
            ("url", .string("\(site)/repos/\(login)/\(repository)/commits/\(name)")),
            ("message", .string(random.words(6) + "\n\n" + random.words(12 + random.below(20)))),
            ("distinct", .flag(true)),
            ("sha", .string(name)),
            ("author", .object(author)),
        ])
    }
    return .object([
        ("type", .string("PushEvent")),
        ("created_at", .string("2013-01-10T07:58:\(10 + random.below(50))Z")),
        ("actor", actor),
        (
            "repo",
            .object([
                ("url", .string("\(site)/repos/\(login)/\(repository)")),
                ("id", .word(random.digits(7))),
                ("name", .string("\(login)/\(repository)")),
            ])
        ),
        ("public", .flag(true)),
        (
            "payload",
            .object([
                ("commits", .array(commits)),
                ("head", .string(random.hex(40))),
                ("ref", .string("refs/heads/master")),
                ("size", .number(commits.count)),
                ("push_id", .word(random.digits(9))),
                ("before", .string(random.hex(40))),
            ])
        ),
        ("id", .string(random.digits(10))),
    ])
}

import ResponseMapper

/// Plain answers, models and a pipeline of requests.
func tourGitHub(_ github: Provider<GitHub>, as name: String, _ transcript: Transcript) async {
    await transcript.step("zen as text, rx(.zen).mapString()") {
        try await github.rx(.zen).mapString().value
    }
    await transcript.step("a model, rx(.user).mapObject(User.self)") {
        let user = try await github.rx(.user(name)).mapObject(User.self).value
        return "\(user.name) (\(user.login))"
    }
    await transcript.step("a list, rx(.repositories).mapArray(Repository.self)") {
        let repositories = try await github.rx(.repositories(of: name))
            .mapArray(Repository.self).value
        return repositories.map { "\($0.name) ★\($0.stargazers)" }.joined(separator: ", ")
    }
    await transcript.step("three requests as one stream, flatMap and Single.zip") {
        try await github.rx(.user(name)).mapObject(User.self)
            .flatMap { user in
                Single.zip(
                    github.rx(.repositories(of: user.login)).mapArray(Repository.self),
                    github.rx(.organizations(of: user.login)).mapArray(Organization.self)
                ) { summary(of: user, $0, $1) }
            }
            .value
    }
    await transcript.step("the same with await, async let") {
        let user = try await github.rx(.user(name)).mapObject(User.self).value
        async let repositories = github.rx(.repositories(of: user.login))
            .mapArray(Repository.self).value
        async let organizations = github.rx(.organizations(of: user.login))
            .mapArray(Organization.self).value
        return try await summary(of: user, repositories, organizations)
    }
    await transcript.step("a 404 with its body, .validation(.successCodes)") {
        do {
            let response = try await github.request(.user("nobody/2"), .validation(.successCodes))
            return "unexpectedly \(response.status)"
        } catch NetError.rejected(let response) {
            return try "\(response.status), \(response.mapObject(Problem.self).message)"
        }
    }
}

private func summary(
    of user: User, _ repositories: [Repository], _ organizations: [Organization]
) -> String {
    let groups = organizations.map(\.login).joined(separator: ", ")
    return "\(user.name): \(repositories.count) repositories, member of \(groups)"
}

import ResponseMapper
import Testing

@testable import GitHubClient

/// The log-in, and tokens that the server no longer accepts.
@Suite(.hangLimit) struct SessionTests {
    private let stubs = Stubs<AnyTarget>()
        .on(LogIn.start, #"{"access":"a1","renewal":"r1"}"#)
        .on(
            LogIn.renew, for: Renewal(renewal: "r1"), matching: .body,
            #"{"access":"a2","renewal":"r2"}"#
        )
        .on(Hub.repo, for: RepoName(name: "net"), [401, #"{"name":"net","stargazers_count":1}"#])

    @Test func `a refused token is renewed, and the request repeated`() async throws {
        let client = Client.stubbed(stubs)
        try await client.session.logIn(Account(name: "ann", password: "secret")).value
        let (repo, isOffline) = try await client.repo("net").value
        #expect(repo.stars == 1 && !isOffline)
        #expect(client.session.token == "a2")
        let sent = stubs.requests.map { $0.encoded.headers["Authorization"] }
        #expect(sent == [nil, "Bearer a1", nil, "Bearer a2"])
    }

    @Test func `without a log-in there is nothing to renew`() async {
        let client = Client.stubbed(stubs)
        await #expect(throws: NotLoggedIn.self) { try await client.repo("net").value }
    }
}

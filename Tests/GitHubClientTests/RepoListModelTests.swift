import ResponseMapper
import Testing

@testable import GitHubClient

/// The list of repositories, page by page.
@MainActor @Suite(.hangLimit) struct RepoListModelTests {
    private let stubs = Stubs<AnyTarget>()

    private func model(_ answers: StubAnswer...) -> RepoListModel {
        stubs.on(Hub.repos, StubAnswer(answers))
        return RepoListModel(.stubbed(stubs), onPage: 1)
    }

    private func page(_ name: String, isLast: Bool = false) -> StubAnswer {
        .response(
            Response(
                headers: isLast ? [:] : ["Link": "</user/repos?after=\(name)>; rel=next"],
                text: #"[{"name":"\#(name)","stargazers_count":1}]"#))
    }

    @Test func `each call loads a page, until there is none`() async {
        let model = model(page("a"), page("b", isLast: true))
        #expect(stubs.requests.isEmpty)
        await model.loadMore()
        #expect(model.repos.map(\.name) == ["a"] && !model.isComplete)
        await model.loadMore()
        await model.loadMore()
        #expect(model.repos.map(\.name) == ["a", "b"] && model.isComplete)
        await model.loadMore()
        #expect(stubs.requests.count == 2)
    }

    @Test func `a page that fails is loaded again`() async {
        let model = model(page("a"), 404, page("b", isLast: true))
        await model.loadMore()
        await model.loadMore()
        #expect(model.failure?.contains("404") == true)
        await model.loadMore()
        #expect(model.failure == nil)
        #expect(model.repos.map(\.name) == ["a", "b"])
    }
}

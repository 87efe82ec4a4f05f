import Observation
import ResponseMapper

/// The user's repositories, of which the next page is requested when the list is scrolled to its
/// end.
@MainActor @Observable
final class RepoListModel {
    private(set) var repos: [Repo] = []
    private(set) var isLoading = false
    private(set) var isComplete = false
    private(set) var failure: String?

    @ObservationIgnored private let client: Client
    @ObservationIgnored private let size: Int
    @ObservationIgnored private var next: Pages<[Repo]>.Values.Iterator

    init(_ client: Client, onPage size: Int = 30) {
        (self.client, self.size) = (client, size)
        next = client.repos(onPage: size).values.makeAsyncIterator()
    }

    /// Appends the next page; does nothing while one is being loaded, and after the last one.
    func loadMore() async {
        guard !isLoading, !isComplete else { return }
        isLoading = true
        defer { isLoading = false }
        var pages = next
        do {
            guard let page = try await pages.next() else {
                return isComplete = true
            }
            repos += page
            (next, failure) = (pages, nil)
        } catch {
            // The same page again, the next time.
            failure = "\(error)"
        }
    }
}

import Foundation
import ResponseMapper

/// The requests of the app: one provider for both servers, with the user's token and a cache.
struct Client: Sendable {
    let session: Session
    let clock: any Scheduler
    let provider: Provider<AnyTarget>

    /// - Parameters:
    ///   - hosts: The addresses of the two servers.
    ///   - cache: What is shown offline.
    ///   - backend: The network, or stubs.
    ///   - plugins: Observers of all requests.
    ///   - clock: Measures all waits.
    init(
        hosts: [HostName: URL], cache: any ResponseCache, backend: any Backend = .default,
        plugins: [any Plugin] = [], clock: any Scheduler = QueueScheduler.main
    ) {
        let plain = Provider<AnyTarget>(
            backend: backend, plugins: plugins, attributes: .hosts(hosts))
        let session = Session(plain)
        (self.session, self.clock) = (session, clock)
        provider = plain.with(
            interceptors: [
                Retry(2, .backoff(base: .milliseconds(100), cap: .seconds(5)), scheduler: clock),
                TokenRefresh(token: { session.token }, renew: { try session.renew() }),
            ],
            attributes: .cache(cache))
    }

    /// The user's repositories, a page at a time.
    func repos(onPage size: Int) -> Pages<[Repo]> {
        provider.rx.pages(Hub.repos, RepoList(size: size))
    }

    func found(_ term: String) -> Single<[Repo]> {
        provider.rx(Hub.search, Search(term: term)).map(\.items)
    }

    /// A repository, and whether it comes from the cache since the server cannot be reached.
    func repo(_ name: String) -> Single<(repo: Repo, isOffline: Bool)> {
        provider.rx(Hub.repo, RepoName(name: name))
            .map { ($0.value, $0.response.source == .cache) }
    }

    /// The part of a file that has been sent, from 0 to 1, and at last the server's receipt.
    func upload(_ file: URL, to repo: String) -> Observable<TransferEvent<Receipt>> {
        provider.rx.progress(Hub.upload, Asset(repo: repo, file: file))
    }

    /// Downloads an archive; if it breaks off, the received part stays, also for the next attempt.
    /// - Parameters:
    ///   - token: The token of an earlier download.
    ///   - keep: Called with the token of the part.
    func download(
        _ repo: String, to folder: URL, resuming token: ResumeToken? = nil,
        keep: @escaping @Sendable (ResumeToken) -> Void
    ) -> Single<URL> {
        let file = FileDestination.file(
            folder.appending(path: "\(repo).zip"), [.createsFolders, .replacesFile])
        return provider.rx(
            Hub.archive, RepoName(name: repo),
            .delivery(.file(file.resuming(token).keepingPart(keep))))
    }

    func build(of repo: String) -> Single<Build> {
        provider.rx(Builds.latest, RepoName(name: repo))
    }
}

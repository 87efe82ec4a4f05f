import Streams
import Testing

/// Arguments of `share`.
struct Sharing: Sendable, CustomTestStringConvertible {
    /// All four kinds.
    static let all = [
        Sharing(0, .whileConnected), Sharing(1, .whileConnected), Sharing(0, .forever),
        Sharing(1, .forever),
    ]

    let replay: Int
    let scope: SubjectLifetimeScope

    var testDescription: String { "share(replay: \(replay), scope: .\(scope))" }

    init(_ replay: Int, _ scope: SubjectLifetimeScope) {
        self.replay = replay
        self.scope = scope
    }

    func apply<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: replay, scope: scope)
    }
}

import StreamNet
import Testing

/// Completions on the main actor, in each form that has one.
@Suite(.hangLimit) struct MainCompletionTests {
    /// Answers on a thread of its own.
    private let provider = Provider<Sayings>(
        backend: StubBackend { _ in Response(text: #"{"title":"a"}"#) },
        attributes: .callbackScheduler(QueueScheduler(label: "other")))

    @Test func `a target, one of another type, and a typed request`() async {
        await #expect(result { provider.request(.zen, onMain: $0) } == "200")
        await #expect(result { provider.request(Ping(), onMain: $0) } == "200")
        await #expect(result { provider.request(.zen, .timeout(.seconds(1)), onMain: $0) } == "200")
    }

    @Test func `an action, with and without input`() async {
        await #expect(text { provider.request(Forum.post, PostID(id: "7"), onMain: $0) } == "a")
        let direct = Forum.post.with(.provider(provider))
        await #expect(text { direct.request(PostID(id: "7"), onMain: $0) } == "a")
        let empty = Forum.check.with(.provider(provider))
        await #expect(text { provider.request(Forum.check, onMain: $0) } == "()")
        await #expect(text { empty.request(onMain: $0) } == "()")
    }

    @Test @MainActor func `disposing on the main actor calls back before it returns`() {
        let hanging = Provider<Sayings>(backend: Hanging())
        var results: [String] = []
        let request = hanging.request(.zen, onMain: { results.append($0.summary) })
        request.dispose()
        #expect(results == ["cancelled"])
    }

    @Test @MainActor func `a result that waits for the main actor is gone after dispose`() async {
        var results: [String] = []
        let answered = AsyncStream<Void>.makeStream()
        let provider = Provider<Sayings>(
            backend: StubBackend { _ in Response() },
            plugins: [Hooks(delivering: { _ in answered.continuation.yield() })],
            attributes: .callbackScheduler(QueueScheduler(label: "other")))
        let request = provider.request(.zen, onMain: { results.append($0.summary) })
        let isCancelled = results.isEmpty
        request.dispose()
        #expect(results.count == 1 && (results == ["cancelled"]) == isCancelled)
        answered.continuation.finish()
        await Task.yield()
        #expect(results.count == 1)
    }

    private func result(
        _ send: (@escaping @MainActor (Result<Response, any Error>) -> Void) -> any Disposable
    ) async -> String {
        await withCheckedContinuation { continuation in
            _ = send {
                MainActor.preconditionIsolated()
                continuation.resume(returning: $0.summary)
            }
        }
    }

    private func text<Output>(
        _ send: (@escaping @MainActor (Result<Output, any Error>) -> Void) -> any Disposable
    ) async -> String {
        await withCheckedContinuation { continuation in
            _ = send { result in
                MainActor.preconditionIsolated()
                let text: String
                switch result {
                case .success(let post as Post): text = post.title
                case .success(let other): text = "\(other)"
                case .failure(let error): text = "\(error)"
                }
                continuation.resume(returning: text)
            }
        }
    }
}

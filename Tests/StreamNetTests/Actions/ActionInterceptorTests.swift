import Foundation
import StreamNet
import Testing

/// The interceptors that see an action with its types.
@Suite(.virtualLimit) struct ActionInterceptorTests {
    private func send(
        _ interceptors: [any ActionInterceptor], _ draft: Draft = Draft(title: "zen"),
        log: EventLog<String> = EventLog(), provider said: Attributes = []
    ) -> Result<Post, any Error>? {
        let provider = Provider<AnyTarget>(
            backend: .logging(log, Response(text: #"{"title": "answer"}"#)), attributes: said)
        return provider.rx(Forum.write.with(.actionInterceptors(interceptors)), draft).outcome
    }

    @Test func `the input may be changed before it is written, and the output`() throws {
        let log = EventLog<String>()
        let shouting = TypedInterceptor<Draft, Post> { call, next in
            next(call.with(input: Draft(title: call.input.title.uppercased())))
                .map { Post(title: $0.title.uppercased()) }
        }
        let outcome = send([shouting], log: log)
        #expect(try outcome?.get() == Post(title: "ANSWER"))
        #expect(log.all == [#"POST https://forum.host/posts {"title":"ZEN"}"#])
    }

    @Test func `the one that is said closest to the call sees the input first, the output last`() {
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(
            backend: .echo,
            attributes: .actionInterceptors([Noting("provider 1", log), Noting("provider 2", log)]))
        let action = Forum.write.with(.actionInterceptors([Noting("copy", log)]))
        provider.rx(
            action, Draft(title: "zen"),
            .actionInterceptors([Noting("call 1", log), Noting("call 2", log)])
        ).subscribe { _ in }
        let order = ["call 1", "call 2", "copy", "provider 1", "provider 2"]
        #expect(log.all == order.map { "\($0) in" } + order.reversed().map { "\($0) out" })
    }

    @Test func `an interceptor may answer, and nothing is sent`() throws {
        let log = EventLog<String>()
        let outcome = send(
            [TypedInterceptor<Draft, Post> { _, _ in .just(Post(title: "kept")) }], log: log)
        #expect(try outcome?.get() == Post(title: "kept"))
        #expect(log.all.isEmpty)
    }

    @Test func `what an interceptor fails with is the error, and later ones hear it`() {
        let log = EventLog<String>()
        let refusing = TypedInterceptor<Draft, Post> { _, _ in .error(Dice()) }
        let outcome = send([Noting("outer", log), refusing, Noting("inner", log)])
        #expect(outcome?.error is Dice)
        #expect(log.all == ["outer in", "outer failed"])
    }

    @Test func `an input of another type fails where it is passed on, and nothing is sent`() {
        let log = EventLog<String>()
        let mistaken = TypedInterceptor<Draft, Post> { $1($0.with(input: PostID(id: "7"))) }
        let outcome = send([Noting("outer", log), mistaken, Noting("inner", log)], log: log)
        let error = outcome?.error as? NetError
        #expect(error?.reason == .intercepted)
        #expect(
            error?.description
                == "Forum.write: POST /posts: wanted an input of type Draft, found PostID")
        #expect(log.all == ["outer in", "outer failed"])
    }

    @Test func `an input that is written after all is what counts`() throws {
        let log = EventLog<String>()
        let repaired = TypedInterceptor<Draft, Post> { call, next in
            var mistaken = call.with(input: PostID(id: "7"))
            mistaken.input = call.input
            return next(mistaken)
        }
        let outcome = send([repaired], log: log)
        #expect(try outcome?.get() == Post(title: "answer"))
        #expect(log.all == [#"POST https://forum.host/posts {"title":"zen"}"#])
    }

    @Test func `an interceptor may wait, and sends nothing if it is disposed meanwhile`() {
        let clock = VirtualTimeScheduler()
        let log = EventLog<String>()
        let waiting = TypedInterceptor<Draft, Post> { call, next in
            Single.just(call).delay(.seconds(1), scheduler: clock).flatMap(next)
        }
        let write = Provider<AnyTarget>(backend: .logging(log)).rx(
            Forum.write, Draft(title: "zen"), .actionInterceptors([waiting]))
        for isDisposed in [true, false] {
            let subscription = write.subscribe()
            if isDisposed { subscription.dispose() }
            #expect(log.all.isEmpty)
            clock.run()
            #expect(log.all.isEmpty == isDisposed)
        }
    }

    @Test func `attributes are read as they will be sent, and written for the call`() throws {
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(
            backend: StubBackend { endpoint in
                log.add("\(endpoint.timeout ?? .zero) \(endpoint.retries ?? 0)")
                return Response(text: #"{"title": "zen"}"#)
            }, attributes: .retries(3))
        let tuning = TypedInterceptor<Draft, Post> { call, next in
            log.add("\(call.timeout ?? .zero) \(call.retries ?? 0)")
            var call = call
            call.timeout = .seconds(5)
            return next(call)
        }
        provider.rx(Forum.write, Draft(title: "zen"), .actionInterceptors([tuning]))
            .subscribe { _ in }
        #expect(log.all == ["60.0 seconds 3", "5.0 seconds 3"])
    }

    @Test func `a refusal is not retried, and a retry does not ask again`() {
        let clock = VirtualTimeScheduler()
        let log = EventLog<String>()
        let provider = Provider<AnyTarget>(
            backend: .logging(log, Response(status: 503)),
            interceptors: [Retry(2, scheduler: clock)])
        let check = Forum.check.with(.actionInterceptors([Noting("note", log)]))
        provider.rx(check).subscribe { _ in }
        clock.run()
        let sent = "HEAD https://forum.host/posts"
        #expect(log.all == ["note in", sent, sent, sent, "note failed"])
    }
}

private struct Noting: ActionInterceptor {
    let name: String
    let log: EventLog<String>

    init(_ name: String, _ log: EventLog<String>) { (self.name, self.log) = (name, log) }

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> {
        log.add("\(name) in")
        return next(call).do(
            onSuccess: { _ in log.add("\(name) out") }, onError: { _ in log.add("\(name) failed") })
    }
}

import Foundation
import Locks
import StreamNet
import Testing

/// What an app leaves behind is found at the end of a run.
@Suite(.virtualLimit) struct SimulationLeakTests {
    private enum Shop: Target {
        case items, feed
        var baseURL: URL { URL(string: "https://shop.example")! }
        var path: Path { self == .items ? "items" : "feed" }
    }

    /// An app: what it holds, and what happens in it.
    private struct App: Sendable {
        let world: Simulation.World
        let shop: Provider<Shop>
        let log = EventLog<Response>()
        let ticks = PublishSubject<Int>()
    }

    /// The reason and the log of the smallest case in which a run of 200 seeds leaves something.
    private static func failure(
        cancels: Double = 0.05, _ act: @escaping @Sendable (App) -> any ObservableType
    ) -> SimulationError? {
        let simulation = Simulation(
            seeds: 1...200, actors: 2, for: .seconds(60),
            faults: [.latency(.seconds(1)), .cancels(cancels)]
        ) { world in
            world.expectNoLeaks()
            let server = world.server(0) { request, _ in
                request.url.path == "/feed" ? .socket("1", .wait(.seconds(9_000))) : 200
            }
            let app = App(world: world, shop: Provider<Shop>(backend: server))
            world.actors { _ in act(app) }
            // Holds the app until the end.
            world.atEnd("the app is there") { app.log.all.count >= 0 }
        }
        do { try simulation.run() } catch { return error }
        return nil
    }

    private static func expectLeak(_ text: String, _ failure: SimulationError?) {
        #expect(failure?.reason == "wanted no leaks at the end, found some")
        #expect(
            failure?.log.dropLast().last?.hasSuffix(" left: " + text) == true,
            "\(failure?.log.last ?? "")")
        #expect(failure?.run.actors == 1)
    }

    @Test func `a run that leaves nothing passes, whatever is cancelled`() {
        let failure = Self.failure(cancels: 0.5) { app in
            let feed = app.shop.rx.socket(.feed, .reconnect(.never))
            let timer = Observable<Int>.interval(.seconds(1), scheduler: app.world.clock)
            return Observable.merge(
                feed.map { _ in 1 }, timer, app.ticks.asObservable(),
                app.shop.rx(.items).map { _ in 1 }.asObservable()
            ).take(4)
        }
        #expect(failure == nil)
    }

    /// A request beside something that is only ended with it, not when it is cancelled.
    private static func forgetful(
        _ app: App, _ other: @escaping @Sendable () -> any Disposable
    ) -> any ObservableType {
        Single<Int>.create { resolve in
            let other = other()
            let request = app.shop.rx(.items).subscribe { result in
                other.dispose()
                resolve(result.map(\.status))
            }
            return request
        }
    }

    @Test func `a subscription that is lost when an action is cancelled is found`() {
        let failure = Self.failure { app in
            Self.forgetful(app) { app.ticks.subscribe(onNext: { _ in }) }
        }
        Self.expectLeak("requests [], work on the clock: 0, subscriptions: 1", failure)
    }

    @Test func `a timer that is lost when an action is cancelled is found`() {
        let failure = Self.failure { app in
            Self.forgetful(app) { app.world.clock.schedule(after: .seconds(9_000)) {} }
        }
        Self.expectLeak("requests [], work on the clock: 1, subscriptions: 0", failure)
    }

    @Test func `a socket that is lost when an action is cancelled is found`() {
        let failure = Self.failure { app in
            Self.forgetful(app) { app.shop.rx.socket(.feed).subscribe(onNext: { _ in }) }
        }
        #expect(failure?.log.contains { $0.contains("left: requests [\"#") } == true)
        #expect(failure?.log.contains { $0.contains("GET /feed\"]") } == true)
    }

    @Test func `a response that is held is found`() {
        let failure = Self.failure(cancels: 0) { app in
            app.shop.rx(.items).do(onSuccess: { if app.log.all.isEmpty { app.log.add($0) } })
        }
        #expect(
            failure?.log.contains { $0.contains("left: requests [\"#1 GET /items\"], work") }
                == true)
    }
}

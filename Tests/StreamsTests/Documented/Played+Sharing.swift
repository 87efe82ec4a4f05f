import Streams

extension Played {
    static let broadcasting = [
        Played("AsyncSubject") { $0.draw(subject: AsyncSubject()) },
        Played("BehaviorSubject") { $0.draw(subject: BehaviorSubject(value: "x")) },
        Played("PublishSubject") { $0.draw(subject: PublishSubject()) },
        Played("ReplaySubject") { $0.draw(subject: ReplaySubject.create(bufferSize: 2)) },
        Played("create-bufferSize") {
            let (size, window) = (2, Duration.seconds(2))
            return $0.draw(
                subject: ReplaySubject.create(bufferSize: size, window: window, scheduler: $0.time))
        },
        Played("BehaviorRelay") {
            let relay = BehaviorRelay<Character>(value: "x")
            return $0.draw(relay: relay) { relay.accept($0) }
        },
        Played("PublishRelay") {
            let relay = PublishRelay<Character>()
            return $0.draw(relay: relay) { relay.accept($0) }
        },
        Played("ReplayRelay") {
            let relay = ReplayRelay<Character>.create(bufferSize: 2)
            return $0.draw(relay: relay) { relay.accept($0) }
        },
    ]

    static let sharing = [
        Played("autoconnect") { $0.drawShared(Observable.of("a", "b").publish().autoconnect(2)) },
        Played("refCount") { $0.drawShared($0.a.publish().refCount()) },
        Played("publish") { $0.draw(connecting: $0.a.publish()) },
        Played("multicast") {
            let subject = ReplaySubject<Character>.create(bufferSize: 1)
            return $0.draw(connecting: $0.hot.multicast(subject))
        },
        Played("multicast-makeSubject") {
            $0.draw(connecting: $0.hot.multicast { PublishSubject() })
        },
        Played("multicast-2") {
            $0.draw(
                $0.a.multicast({ PublishSubject() }) { $0.zip($0.skip(1)) }
                    .map { "(\($0.0), \($0.1))" })
        },
        Played("replay") { $0.draw(connecting: $0.a.replay(2)) },
        Played("share-replay") { $0.drawShared($0.a.share(replay: 1)) },
        Played("share-scope") { $0.drawShared($0.a.asSingle().share()) },
    ]
}

extension Stage {
    /// The first source, which plays once, from now on.
    fileprivate var hot: Observable<Character> { time.hot(panel.sources[0].played) }
}

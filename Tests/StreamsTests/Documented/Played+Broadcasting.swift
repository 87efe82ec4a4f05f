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
}

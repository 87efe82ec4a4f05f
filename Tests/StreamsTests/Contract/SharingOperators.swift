import Streams

extension Operator {
    /// Those that share, with one who listens.
    static let sharing = [
        Operator("share") { $0.share() },
        Operator("share(replay:)") { $0.share(replay: 2) },
        Operator("refCount of a subject's own") { $0.multicast { Bulletin() }.refCount() },
        Operator("multicast with a selector") {
            $0.multicast({ ReplaySubject.create(bufferSize: .max) }) { $0 }
        },
    ]
}

extension Failing {
    static let sharing = [
        Failing(
            "multicast's subject",
            one.multicast({ () throws -> PublishSubject<Int> in throw Oops() }) { $0 }),
        Failing(
            "multicast's selector",
            one.multicast({ PublishSubject() }) { _ -> Observable<Int> in throw Oops() }),
    ]
}

import Streams

extension Operator {
    /// The combinations, applied so that the other streams add nothing.
    static let combining = [
        Operator("merge") { .merge($0, Observable.empty()) },
        Operator("merge of a sequence") { .merge([.empty(), $0]) },
        Operator("merge()") { Observable.of($0, .empty()).merge() },
        Operator("merge(maxConcurrent:)") { Observable.of($0, .of()).merge(maxConcurrent: 1) },
        Operator("concat") { $0.concat(.of()) },
        Operator("concat behind another") { Observable.of().concat($0) },
        Operator("concat in a chain") { Observable.of().concat($0).concat(.of()) },
        Operator("concat of a sequence") { .concat([.empty(), $0, .of()]) },
        Operator("concat()") { Observable.of($0, .empty()).concat() },
        Operator("startWith") { $0.startWith() },
        Operator("amb") { $0.amb(Observable.never()) },
        Operator("amb of many") { .amb([.never(), $0, .never()]) },
        Operator("zip of a collection") { Observable.zip([.from(0..<1_000), $0]).map { $0[1] } },
        Operator("combineLatest") { .combineLatest(Observable.of(0), $0) { $1 } },
        Operator("combineLatest with a constant") { .combineLatest(Observable.just(0), $0) { $1 } },
        Operator("combineLatest of eight") { source in
            let one = Observable.of(0)
            return .combineLatest(one, one, one, one, one, one, one, source) {
                _, _, _, _, _, _, _, last in last
            }
        },
        Operator("zip of eight") { source in
            let one = Observable.from(0..<10)
            return .zip(one, one, one, one, one, one, one, source) { _, _, _, _, _, _, _, last in
                last
            }
        },
        Operator("combineLatest of a collection") {
            Observable.combineLatest([.just(0), $0]).map { $0[1] }
        },
        Operator("withLatestFrom") {
            $0.withLatestFrom(Observable.just(0)) { element, _ in element }
        },
    ]
}

extension Interrupted {
    static let combining = [
        Interrupted("zip of a collection") { source, held in
            Observable.zip([source, source]).map { held.disposing($0[0]) }
        },
        Interrupted("combineLatest") { source, held in
            .combineLatest(source, Observable.just(0)) { element, _ in held.disposing(element) }
        },
        Interrupted("combineLatest of a collection") { source, held in
            Observable.combineLatest([source, .just(0)]).map { held.disposing($0[0]) }
        },
        Interrupted("withLatestFrom") { source, held in
            source.withLatestFrom(Observable.just(0)) { element, _ in held.disposing(element) }
        },
    ]
}

extension Starting {
    static let combining = [
        Starting("concat") { source, other, held in
            source.do(onNext: { _ in held.dispose() }).take(1).concat(other)
        },
        Starting("concat of a sequence") { source, other, held in
            .concat([source.do(onNext: { _ in held.dispose() }).take(1), other])
        },
        Starting("merge(maxConcurrent:)") { source, other, held in
            Observable.of(source.do(onNext: { _ in held.dispose() }).take(1), other)
                .merge(maxConcurrent: 1)
        },
        Starting("merge with a failure") { _, other, _ in .merge(.error(Oops()), other) },
        Starting("concat with a failure") { _, other, _ in
            Observable.of().concat(.error(Oops())).concat(other)
        },
        Starting("amb with a winner") { _, other, _ in Observable.of().amb(other) },
        Starting("zip of a collection with a failure") { _, other, _ in
            Observable.zip([.error(Oops()), other]).map { $0[0] }
        },
        Starting("combineLatest of a collection with a failure") { _, other, _ in
            Observable.combineLatest([.error(Oops()), other]).map { $0[0] }
        },
        Starting("startWith that was enough") { _, other, _ in other.startWith(0).take(1) },
    ]
}

extension Failing {
    static let combining = [
        Failing("zip of a collection", Observable.zip([one, one]).map { _ in throw Oops() }),
        Failing("combineLatest", .combineLatest(Observable.of(1), one) { _, _ in throw Oops() }),
        Failing("combineLatest with a constant", .combineLatest(one, one) { _, _ in throw Oops() }),
        Failing(
            "combineLatest of a collection",
            Observable.combineLatest([one, one]).map { _ in throw Oops() }),
        Failing(
            "combineLatest of an empty collection",
            Observable.combineLatest([] as [Observable<Int>]).map { _ in throw Oops() }),
        Failing("withLatestFrom", one.withLatestFrom(one) { _, _ in throw Oops() }),
    ]
}

extension SingleCase {
    static let combining = [
        SingleCase("zip of a collection", "3") { _ in
            Single.zip([Single.just(1), .just(2)]).map { $0.reduce(0, +) }
        },
        SingleCase("zip of an empty collection", "0") { _ in
            Single.zip([] as [Single<Int>]).map { $0.reduce(0, +) }
        },
        SingleCase("zip of a collection with a failure", "oops") { _ in
            Single.zip([Single.just(1), .error(Oops())]).map { $0.reduce(0, +) }
        },
        SingleCase("amb", "1") { _ in Single.just(1).amb(Single.just(2)) },
        SingleCase("amb with a failure", "oops") { _ in
            Single.amb([Single.never(), .error(Oops()), .just(2)])
        },
        SingleCase("amb with an observer that takes longer", "1") { time in
            Single.just(1).delay(.seconds(1), scheduler: time)
                .amb(Single.just(2).delay(.seconds(2), scheduler: time))
        },
    ]
}

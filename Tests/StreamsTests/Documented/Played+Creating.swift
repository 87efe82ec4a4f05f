import Streams

extension Played {
    static let creating = [
        Played("asSingle") { $0.draw($0.a.asSingle()) },
        Played("from") {
            let results = [Result.success("a"), Result.failure(Oops())]
            return $0.draw(Single.from(results[$0.number]))
        },
        Played("from-2") { $0.draw(Observable.from(["a", "b", "c"])) },
        Played("from-optional") { $0.draw(.from(optional: ["a", nil][$0.number])) },
        Played("of") { $0.draw(Observable.of("a", "b", "c")) },
        Played("just") { $0.draw(Single.just("a")) },
        Played("error") { $0.draw(Single<Int>.error(Oops())) },
        Played("never") { $0.draw(Observable<Int>.never()) },
        Played("empty") { $0.draw(Observable<Int>.empty()) },
        Played("generate-initialState") {
            $0.draw(.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 }))
        },
        Played("repeatElement") { $0.draw(Observable.repeatElement("a").take(4).concat(.never())) },
        Played("range-start") { $0.draw(Observable.range(start: 3, count: 3)) },
    ]
}

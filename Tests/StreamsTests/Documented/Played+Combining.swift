import Streams

extension Played {
    static let combining = [
        Played("amb") { $0.draw(.amb([$0.a, $0.b])) },
        Played("combineLatest") { $0.draw(.combineLatest($0.a, $0.b) { "\($0)\($1)" }) },
        Played("concat") { $0.draw($0.a.concat($0.b)) },
        Played("concat-2") { $0.draw($0.streams.concat()) },
        Played("merge") { $0.draw($0.streams.merge()) },
        Played("merge-maxConcurrent") { $0.draw($0.streams.merge(maxConcurrent: 2)) },
        Played("merge-2") { $0.draw(.merge($0.a, $0.b)) },
        Played("startWith") { $0.draw($0.a.startWith("x")) },
        Played("withLatestFrom") { $0.draw($0.a.withLatestFrom($0.b) { "\($0)\($1)" }) },
        Played("withLatestFrom-2") { $0.draw($0.a.withLatestFrom($0.b)) },
        Played("sequenceEqual") { $0.draw($0.a.sequenceEqual($0.b).map { "\($0)" }) },
        Played("zip") { $0.draw($0.a.zip($0.b).map { "(\($0.0), \($0.1))" }) },
        Played("zip-2") { $0.draw(.zip($0.a, $0.b) { "\($0)\($1)" }) },
    ]
}

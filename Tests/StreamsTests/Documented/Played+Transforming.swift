import Streams

extension Played {
    static let transforming = [
        Played("buffer-count") { $0.draw($0.a.buffer(count: 2).map { listed($0) }) },
        Played("chunked-by") {
            $0.draw($0.a.chunked { $0.lowercased() == $1.lowercased() }.map { listed($0) })
        },
        Played("compactMap") { $0.draw($0.a.compactMap { Int(String($0)) }) },
        Played("dematerialize") {
            $0.draw($0.a.map { $0 == "E" ? .error(Oops()) : Event.next("a") }.dematerialize())
        },
        Played("enumerated") { $0.draw($0.a.enumerated().map { "(\($0.index), \($0.element))" }) },
        Played("groupBy-keySelector") { $0.draw(streams: $0.a.groupBy { $0.lowercased() }) },
        Played("map") { $0.draw($0.a.map { $0.uppercased() }) },
        Played("materialize") { $0.draw($0.a.materialize()) },
        Played("pairwise") { $0.draw($0.a.pairwise().map { "(\($0.0), \($0.1))" }) },
        Played("reduce") { $0.draw($0.numbers.reduce(0) { $0 + $1 }) },
        Played("reduce-into") { $0.draw($0.a.reduce(into: "") { $0.append($1) }) },
        Played("scan") { $0.draw($0.numbers.scan(0) { $0 + $1 }) },
        Played("scan-into") { $0.draw($0.a.scan(into: "") { $0.append($1) }) },
        Played("toArray") { $0.draw($0.a.toArray().map { listed($0) }) },
        Played("window-count") { $0.draw(streams: $0.a.window(count: 2)) },
    ]

    static let flattening = [
        Played("concatMap") { stage in
            stage.draw(stage.a.concatMap { stage.time.cold("-\($0)--\($0)|") })
        },
        Played("expand") { stage in
            stage.draw(stage.a.expand { stage.time.cold($0 == "d" ? "|" : "--\($0.next)|") })
        },
        Played("flatMap") { stage in
            stage.draw(stage.a.flatMap { stage.time.cold("-\($0)--\($0)|") })
        },
        Played("flatMap-2") { stage in
            stage.draw(stage.a.asSingle().flatMap { _ in stage.time.cold("-1-2|") })
        },
        Played("flatMapFirst") { stage in
            stage.draw(stage.a.flatMapFirst { stage.time.cold("-\($0)--\($0)|") })
        },
        Played("flatMapLatest") { stage in
            stage.draw(stage.a.flatMapLatest { stage.time.cold("-\($0)--\($0)|") })
        },
        Played("switchLatest") { $0.draw($0.streams.switchLatest()) },
    ]

    private static func listed(_ elements: [Character]) -> String {
        "[" + elements.map { String($0) }.joined(separator: ", ") + "]"
    }
}

extension Stage {
    fileprivate var numbers: Observable<Int> { a.compactMap(\.wholeNumberValue) }
}

import Streams

extension Played {
    static let transforming = [
        Played("buffer-count") { $0.draw($0.a.buffer(count: 2).map { listed($0) }) },
        Played("chunked-by") {
            $0.draw(
                $0.a.chunked { $0.lowercased() == $1.lowercased() }.map { listed($0) })
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

    private static func listed(_ elements: [Character]) -> String {
        "[" + elements.map { String($0) }.joined(separator: ", ") + "]"
    }
}

extension Stage {
    fileprivate var numbers: Observable<Int> { a.compactMap(\.wholeNumberValue) }
}

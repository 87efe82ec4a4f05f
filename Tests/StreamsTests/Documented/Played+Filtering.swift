import Streams

extension Played {
    static let filtering = choosing + limiting

    private static let choosing = [
        Played("distinctUntilChanged") { $0.draw($0.a.distinctUntilChanged()) },
        Played("distinctUntilChanged-2") { $0.draw($0.a.distinctUntilChanged { $0.lowercased() }) },
        Played("distinctUntilChanged-3") {
            $0.draw($0.a.compactMap(\.wholeNumberValue).distinctUntilChanged { $1 - $0 < 2 })
        },
        Played("element-at") { $0.draw($0.a.element(at: 1)) },
        Played("filter") { $0.draw($0.a.filter { $0 != "2" }) },
        Played("first") { $0.draw($0.a.first().map { $0.map { "\($0)" } ?? "nil" }) },
        Played("ifEmpty-default") { $0.draw($0.a.ifEmpty(default: "x")) },
        Played("ifEmpty-switchTo") { $0.draw($0.a.ifEmpty(switchTo: $0.time.cold("-1-2|"))) },
        Played("ignoreElements") { $0.draw($0.a.ignoreElements()) },
        Played("single") { $0.draw($0.a.single()) },
    ]

    private static let limiting = [
        Played("skip") { $0.draw($0.a.skip(2)) },
        Played("skip-while") { $0.draw($0.a.skip(while: { $0 < "3" })) },
        Played("skip-until") { $0.draw($0.a.skip(until: $0.b)) },
        Played("take") { $0.draw($0.a.take(2)) },
        Played("take-while") { $0.draw($0.a.take(while: { $0 < "3" })) },
        Played("take-until") { $0.draw($0.a.take(until: $0.b)) },
        Played("takeLast") { $0.draw($0.a.takeLast(2)) },
    ]
}

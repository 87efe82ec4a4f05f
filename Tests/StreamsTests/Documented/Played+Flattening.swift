import Streams

extension Played {
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
}

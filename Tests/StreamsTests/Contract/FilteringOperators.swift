import Streams

extension Operator {
    /// The filters, applied so that they keep everything.
    static let filtering = [
        Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
        Operator("skip") { $0.skip(0) },
        Operator("skip(while:)") { $0.skip(while: { _ in false }) },
        Operator("skip(until:)") { $0.skip(until: Observable.just(0)) },
        Operator("take") { $0.take(1_000_000) },
        Operator("take(while:)") { $0.take(while: { _ in true }) },
        Operator("take(until:)") { $0.take(until: Observable<Int>.never()) },
        Operator("ifEmpty(default:)") { $0.ifEmpty(default: 0) },
        Operator("ifEmpty(switchTo:)") { Observable.empty().ifEmpty(switchTo: $0) },
    ]
}

extension Interrupted {
    static let filtering = [
        Interrupted("distinctUntilChanged") { source, held in
            source.distinctUntilChanged { held.disposing($0) }
        },
        Interrupted("skip(while:)") { source, held in
            source.skip(while: { _ in held.disposing(false) })
        },
        Interrupted("take(while:)") { source, held in
            source.take(while: { _ in held.disposing(true) })
        },
        Interrupted("take(while:behavior:)") { source, held in
            source.take(while: { _ in held.disposing(false) }, behavior: .inclusive)
        },
    ]
}

extension Failing {
    static let filtering = [
        Failing("distinctUntilChanged", one.distinctUntilChanged { _ -> Int in throw Oops() }),
        Failing(
            "distinctUntilChanged's comparer",
            .of(1, 2).distinctUntilChanged { _, _ in throw Oops() }.skip(1)),
        Failing("skip(while:)", one.skip(while: { _ in throw Oops() })),
        Failing("take(while:)", one.take(while: { _ in throw Oops() })),
    ]
}

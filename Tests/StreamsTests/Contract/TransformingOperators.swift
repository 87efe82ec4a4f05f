import Streams

extension Operator {
    /// The transformations, applied so that they change nothing.
    static let transforming = [
        Operator("scan") { $0.scan(0) { $1 } },
        Operator("enumerated") { $0.enumerated().map(\.element) },
        Operator("materialize") { $0.materialize().dematerialize() },
        Operator("concatMap to just") { $0.concatMap { Single.just($0) } },
        Operator("concatMap to of") { $0.concatMap { Observable.of($0) } },
        Operator("flatMapFirst to just") { $0.flatMapFirst { Single.just($0) } },
        Operator("flatMapFirst to of") { $0.flatMapFirst { Observable.of($0) } },
        Operator("flatMapLatest to just") { $0.flatMapLatest { Single.just($0) } },
        Operator("flatMapLatest to of") { $0.flatMapLatest { Observable.of($0) } },
        Operator("switchLatest") { $0.map { Observable.of($0) }.switchLatest() },
        Operator("expand") { $0.expand { _ in .empty() as Observable<Int> } },
        Operator("groupBy") { $0.groupBy(keySelector: { $0 }).flatMap { $0.flow } },
        Operator("buffer") { $0.buffer(count: 1).map { $0[0] } },
        Operator("window") { $0.window(count: 1).flatMap { $0 } },
        Operator("flatMap to a flow") { source in twice.flatMap { $0 == 1 ? source : .empty() } },
        Operator("flatMapFirst to a flow") { source in
            twice.flatMapFirst { $0 == 1 ? source : .empty() }
        },
        Operator("flatMapLatest to a flow") { source in
            twice.flatMapLatest { $0 == 1 ? source : .empty() }
        },
        Operator("concatMap to a flow") { source in
            twice.concatMap { $0 == 1 ? source : .empty() }
        },
        Operator("flatMap of a single") { source in
            Observable.of(1).asSingle().flatMap { _ in source }
        },
    ]

    private static let twice = Observable.of(0, 1)
}

extension Interrupted {
    static let transforming = [
        Interrupted("scan") { source, held in source.scan(0) { held.disposing($1) } },
        Interrupted("concatMap") { source, held in
            source.concatMap { held.disposing(Single.just($0)) }
        },
        Interrupted("flatMapFirst") { source, held in
            source.flatMapFirst { held.disposing(Single.just($0)) }
        },
        Interrupted("flatMapLatest") { source, held in
            source.flatMapLatest { held.disposing(Single.just($0)) }
        },
        Interrupted("groupBy") { source, held in
            source.groupBy { held.disposing($0) }.flatMap { $0.flow }
        },
    ]
}

extension Starting {
    static let transforming = [
        Starting("concatMap") { source, other, held in
            source.concatMap { _ in held.disposing(other) }
        },
        Starting("flatMapFirst") { source, other, held in
            source.flatMapFirst { _ in held.disposing(other) }
        },
        Starting("flatMapLatest") { source, other, held in
            source.flatMapLatest { _ in held.disposing(other) }
        },
        Starting("expand") { source, other, held in source.expand { _ in held.disposing(other) } },
    ]
}

extension Failing {
    static let transforming = [
        Failing("scan", one.scan(0) { _, _ in throw Oops() }),
        Failing("scan(into:)", one.scan(into: 0) { _, _ in throw Oops() }),
        Failing("reduce", one.reduce(0) { _, _ in throw Oops() }),
        Failing("concatMap", one.concatMap { _ -> Observable<Int> in throw Oops() }),
        Failing("flatMapFirst", one.flatMapFirst { _ -> Observable<Int> in throw Oops() }),
        Failing("flatMapLatest", one.flatMapLatest { _ -> Observable<Int> in throw Oops() }),
        Failing("expand", one.expand { _ -> Observable<Int> in throw Oops() }.skip(1)),
        Failing("groupBy", one.groupBy { _ -> Int in throw Oops() }.flatMap { $0.flow }),
    ]
}

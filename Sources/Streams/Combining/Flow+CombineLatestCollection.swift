extension Flow where Count == Many {
    /// Delivers arrays of the latest elements of any number of streams, as the form for two; an
    /// `Observable`, also of singles. An empty one delivers an empty array.
    @inlinable public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Self
    where Sources.Element: ObservableType, Element == [Sources.Element.Element] {
        if collection.isEmpty { return .just([]) }
        let sources = collection.map { $0.flow.source }
        return combiner(of: sources, by: LatestOfAll(count: sources.count)) { $0 }
    }

    /// The same, where the type is written: `Observable<Int>.combineLatest([a, b])`.
    @inlinable @_disfavoredOverload public static func combineLatest<Sources: Collection>(
        _ collection: Sources
    ) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection)
    }
}

@usableFromInline struct LatestOfAll<Element: Sendable>: CombiningRule {
    /// The latest of each; when none is missing, `all` has them instead.
    @usableFromInline var latest: [Element?]
    @usableFromInline var all: [Element] = []
    /// The number of those that have delivered nothing, and of those that have not completed.
    @usableFromInline var missing: Int
    @usableFromInline var open: Int
    @usableFromInline var isOneEmpty = false

    @inlinable init(count: Int) {
        latest = Array(repeating: nil, count: count)
        (missing, open) = (count, count)
    }

    @inlinable var isOver: Bool { open == 0 || isOneEmpty }

    @inlinable mutating func next(_ input: (element: Element, index: Int)) -> [Element]? {
        let (element, index) = input
        if missing == 0 {
            all[index] = element
            return all
        }
        if latest[index] == nil { missing -= 1 }
        latest[index] = element
        if missing > 0 { return nil }
        all = latest.compactMap { $0 }
        latest = []
        return all
    }

    @inlinable mutating func completed(at index: Int) -> [Element]? {
        open -= 1
        if missing > 0, latest[index] == nil { isOneEmpty = true }
        return nil
    }
}

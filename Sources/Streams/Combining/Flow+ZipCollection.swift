extension Flow {
    /// Delivers arrays of elements of any number of streams, first with first. Without streams, it
    /// completes; a `Single` delivers an empty array.
    @inlinable public static func zip<Sources: Collection>(_ collection: Sources) -> Self
    where
        Sources.Element: ObservableType, Sources.Element.Count == Count,
        Element == [Sources.Element.Element]
    {
        if collection.isEmpty { return Count.self == One.self ? .just([]) : Self(.empty) }
        let sources = collection.map { $0.flow.source }
        return combiner(of: sources, by: ZipOfAll(count: sources.count)) { $0 }
    }
}

@usableFromInline struct ZipOfAll<Element: Sendable>: CombiningRule {
    @usableFromInline var lanes: [Buffer<Element>]
    @usableFromInline var areOver: [Bool]
    @usableFromInline var missing: Int
    @usableFromInline var isOver = false

    @inlinable init(count: Int) {
        lanes = Array(repeating: Buffer(), count: count)
        areOver = Array(repeating: false, count: count)
        missing = count
    }

    @inlinable mutating func next(_ input: (element: Element, index: Int)) -> [Element]? {
        let (element, index) = input
        if lanes[index].isEmpty { missing -= 1 }
        lanes[index].push(element)
        if missing > 0 { return nil }
        return lanes.indices.compactMap { index in
            defer { note(index) }
            return lanes[index].pop()
        }
    }

    @inlinable mutating func completed(at index: Int) -> [Element]? {
        areOver[index] = true
        if lanes[index].isEmpty { isOver = true }
        return nil
    }

    @inlinable mutating func note(_ index: Int) {
        guard lanes[index].isEmpty else { return }
        missing += 1
        if areOver[index] { isOver = true }
    }
}

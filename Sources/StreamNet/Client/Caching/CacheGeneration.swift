/// The removals from a cache so far, as a value that is another one after each of them.
///
/// A request reads it when it begins, and passes it on when its response is stored: a response to a
/// request that began before a removal does not bring back what was removed. See
/// ``ResponseCache/store(_:for:since:)``.
public struct CacheGeneration: Sendable, Hashable {
    /// The number of removals, or the length of the file in which they are recorded.
    let number: Int
    /// The number of files that recorded them before.
    let epoch: Int
    /// Those of two caches, one in front of the other; empty if neither is of removals.
    private let layers: [CacheGeneration]

    /// Makes the generation of a cache that counts its removals.
    /// - Parameter number: Their number; always 0 for a cache that does not count.
    public init(_ number: Int = 0) { self.init(number, epoch: 0) }

    init(_ number: Int, epoch: Int) { (self.number, self.epoch, layers) = (number, epoch, []) }

    /// Makes the generation of two caches together.
    init(_ first: CacheGeneration, over second: CacheGeneration) {
        let isFirst = first == CacheGeneration() && second == CacheGeneration()
        (number, epoch, layers) = (0, 0, isFirst ? [] : [first, second])
    }

    /// The generations of both caches; one that is of neither is of no meaning to both.
    var both: (first: CacheGeneration, second: CacheGeneration) {
        layers.count == 2 ? (layers[0], layers[1]) : (self, self)
    }
}

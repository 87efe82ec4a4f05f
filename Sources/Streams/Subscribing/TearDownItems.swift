/// The disposables and actions of a lifetime until its teardown. Most lifetimes hold one, which
/// needs no array.
struct TearDownItems: Sendable {
    /// An action made where its type is known costs less than a `Disposable` of generic type, whose
    /// method looks its type up at run time.
    enum Item: Sendable {
        case lifetime(SubscriptionLifetime)
        case disposable(any Disposable)
        case action(@Sendable () -> Void)

        var isOver: Bool {
            switch self {
            case .lifetime(let lifetime): lifetime.isOver
            case .disposable(let disposable): (disposable as? any Endable)?.isOver ?? false
            case .action: false
            }
        }

        func dispose() {
            switch self {
            case .lifetime(let lifetime): lifetime.dispose()
            case .disposable(let disposable): disposable.dispose()
            case .action(let action): action()
            }
        }
    }

    private var first: Item?
    private var more: [Item] = []

    /// Adds `item`. Removes and returns what is over, each time that the others have doubled:
    /// sources that run one after another take no memory.
    mutating func add(_ item: consuming Item) -> [Item] {
        if first == nil {
            first = item
            return []
        }
        more.append(item)
        guard more.count >= 16, more.count == more.capacity else { return [] }
        let waiting = more.filter { !$0.isOver }
        let all = exchange(&more, with: [])
        more.reserveCapacity(2 * waiting.count)
        more += waiting
        return all
    }

    /// Disposes the last added item first, as locals are released at the end of a scope.
    func dispose() {
        for item in more.reversed() { item.dispose() }
        first?.dispose()
    }
}

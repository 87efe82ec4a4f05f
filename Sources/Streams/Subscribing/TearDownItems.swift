/// The disposables and actions of a lifetime until its teardown; mostly one, without an array.
struct TearDownItems: Sendable {
    /// An action costs less than a generic `Disposable`, whose method looks its type up.
    enum Item: Sendable {
        case children(any Endable)
        case disposable(any Disposable)
        case action(@Sendable () -> Void)
        case release(@Sendable (SubscriptionLifetime) -> Void)
        /// A lifetime that is unfinished until this item is disposed.
        case parent(SubscriptionLifetime)
        /// An action that waits until the lifetime has finished.
        case last(@Sendable () -> Void)

        var isOver: Bool {
            switch self {
            case .children(let children): children.isOver
            case .disposable(let disposable): (disposable as? any Endable)?.isOver ?? false
            case .action, .release, .parent, .last: false
            }
        }

        func dispose(in parent: SubscriptionLifetime) {
            switch self {
            case .children(let children): children.dispose(before: parent)
            case .disposable(let disposable as SubscriptionLifetime):
                disposable.dispose(before: parent)
            case .disposable(let disposable): disposable.dispose()
            case .action(let action): action()
            case .release(let action): action(parent)
            case .parent(let waiting): waiting.finish()
            case .last(let action): parent.runLast(action)
            }
        }
    }

    private var first: Item?
    private var more: [Item] = []

    /// Adds `item`; removes and returns what is over, so that a succession takes no memory.
    mutating func add(_ item: consuming Item) -> [Item] {
        if first == nil {
            first = item
            return []
        }
        more.append(item)
        return more.compact { $0.isOver }
    }

    mutating func addLast(_ item: Item) {
        if let first { more.insert(first, at: 0) }
        first = item
    }

    func move(to lifetime: SubscriptionLifetime) {
        if let first { lifetime.add(first) }
        for item in more { lifetime.add(item) }
    }

    /// Disposes the last added item first, as locals are released at the end of a scope.
    func dispose(in parent: SubscriptionLifetime) {
        for item in more.reversed() { item.dispose(in: parent) }
        first?.dispose(in: parent)
    }
}

extension Array {
    /// Removes what is over each time that the rest has doubled; returns all elements then.
    mutating func compact(_ isOver: (Element) -> Bool) -> [Element] {
        guard count >= 16, count == capacity else { return [] }
        let waiting = filter { !isOver($0) }
        let all = exchange(&self, with: [])
        reserveCapacity(2 * waiting.count)
        self += waiting
        return all
    }
}

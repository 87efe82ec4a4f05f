import Locks

/// The values in a container that is on no tape; released in turn, as recursion needs much stack.
struct JSONElements: Sendable {
    private var storage: Storage

    init(_ values: [JSON]) { storage = Storage(values) }

    var values: [JSON] {
        get { storage.values }
        _modify {
            if isKnownUniquelyReferenced(&storage) {
                storage.order.acquire()
            } else {
                let former = storage
                storage = Storage(former.values)
                former.order.release()
            }
            yield &storage.values
        }
        set { storage = Storage(newValue) }
    }

    mutating func takeAll() -> [JSON]? {
        guard isKnownUniquelyReferenced(&storage) else { return nil }
        var taken: [JSON] = []
        swap(&taken, &storage.values)
        return taken
    }

    /// `@unchecked Sendable`: changed only while it has a single reference.
    private final class Storage: @unchecked Sendable {
        var values: [JSON]
        let order = ReferenceOrder()

        init(_ values: [JSON]) { self.values = values }

        deinit {
            guard values.contains(where: \.isBranch) else { return }
            var pending = [values]
            values = []
            while var last = pending.popLast() {
                while var value = last.popLast() {
                    if let inside = value.takeAll() { pending.append(inside) }
                }
            }
        }
    }
}

extension JSON {
    fileprivate var isBranch: Bool {
        switch node {
        case .array, .object: true
        default: false
        }
    }

    /// Removes and returns the values of a container whose storage is not shared; nil otherwise.
    fileprivate mutating func takeAll() -> [JSON]? {
        switch node {
        case .array(var elements):
            node = .null
            return elements.takeAll()
        case .object(var members):
            node = .null
            return members.takeAll()
        // Each case, as a default would keep a reference to the container.
        case .absent, .null, .bool, .number, .string, .taped: return nil
        }
    }
}

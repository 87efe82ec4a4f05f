/// The values inside a container that was put together or changed.
///
/// They are released one by one and not each inside the release of the one around it: a tree of
/// any depth would otherwise overflow the stack when it goes.
struct JSONElements: Sendable {
    private var storage: Storage

    init(_ values: [JSON]) {
        storage = Storage(values)
    }

    var values: [JSON] {
        get { storage.values }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            yield &storage.values
        }
        set { storage = Storage(newValue) }
    }

    /// Takes the values out; nil when somebody else has them too.
    mutating func takeAll() -> [JSON]? {
        guard isKnownUniquelyReferenced(&storage) else { return nil }
        var taken: [JSON] = []
        swap(&taken, &storage.values)
        return taken
    }

    /// `@unchecked Sendable`: changed only while nobody else refers to it.
    private final class Storage: @unchecked Sendable {
        var values: [JSON]

        init(_ values: [JSON]) {
            self.values = values
        }

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
    /// Whether it holds values of its own.
    fileprivate var isBranch: Bool {
        switch node {
        case .array, .object: true
        case .absent, .null, .bool, .number, .string, .taped: false
        }
    }

    /// Takes out what is in a container that nobody else has.
    fileprivate mutating func takeAll() -> [JSON]? {
        switch node {
        case .array(var elements):
            node = .null
            return elements.takeAll()
        case .object(var members):
            node = .null
            return members.takeAll()
        case .absent, .null, .bool, .number, .string, .taped:
            return nil
        }
    }
}

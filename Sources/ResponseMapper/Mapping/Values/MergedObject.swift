/// An object that another value is merged into, member by member.
struct MergedObject {
    private(set) var value: JSON
    private let other: JSON
    /// The keys that are still to be merged, the next at the end.
    private var keys: [String] = []

    init(of value: JSON, with other: JSON) {
        (self.value, self.other) = (value, other)
        switch (value.type, other.type) {
        case (.object, .object): keys = other.keys.distinct.reversed()
        case (.array, .array): for element in other.arrayValue { self.value.append(element) }
        default: self.value = other
        }
    }

    /// Takes out the next member to be merged; ``put(_:)`` must follow. Nil if there is none.
    mutating func next() -> MergedObject? {
        guard let key = keys.last else { return nil }
        return MergedObject(of: value.take(.key(key)), with: other[key])
    }

    /// Puts back the member that was taken out.
    mutating func put(_ member: JSON) {
        guard let key = keys.popLast() else { return }
        value.put(member, at: .key(key))
    }
}

/// The settings of a request besides its address, method, headers and payload.
///
/// A key is a computed static property; its type is that of the values to write and to read:
///
///     extension Attributes { static var shouldEncrypt: Key<Bool> { .init(true) } }
///
///     let attributes: Attributes = [.timeout(.seconds(5)), .shouldEncrypt(false)]
///     attributes.shouldEncrypt    // false
///
/// A key that was never set reads as its default. Reading allocates nothing.
@dynamicMemberLookup
public struct Attributes: Sendable, ExpressibleByArrayLiteral, DescribedMirror {
    private var entries: [Entry] = []

    /// Makes empty attributes: every key reads as its default.
    public init() {}

    /// The value set under `key`, or the key's default. Writing replaces an earlier value, also for
    /// keys that combine; ``merging(_:)`` combines.
    public subscript<Value>(key: Key<Value>) -> Value {
        // A key is large, and so is each place where this would be inlined.
        @inline(never)
        get {
            // Without a value, its type need not be looked up.
            guard let box = box(under: key.identity) else { return key.defaultValue }
            return (box as? AttributeValue<Value>)?.value ?? key.defaultValue
        }
        set {
            store(Entry(key, newValue))
            if let implied = key.implied { merge(implied()) }
        }
    }

    /// The value set under the key that is the static property of this name.
    public subscript<Value>(dynamicMember path: KeyPath<Attributes.Type, Key<Value>>) -> Value {
        // If this is inlined, the compiler resolves the key path, which takes a tenth of the time.
        @inlinable @inline(__always) get { self[Attributes.self[keyPath: path]] }
        @inlinable @inline(__always) set { self[Attributes.self[keyPath: path]] = newValue }
    }

    /// True if no value was set, not even one that equals its key's default.
    var isEmpty: Bool { entries.isEmpty }
    /// The keys that are set, in the order in which they were first set.
    var identities: [Identity] { entries.map(\.identity) }

    /// Returns true if a value was set under `key`, even the default, `nil` or `()`.
    public func contains<Value>(_ key: Key<Value>) -> Bool { index(of: key.identity) != nil }

    /// Removes the value set under `key`, if there is one; the key then reads as its default.
    public mutating func remove<Value>(_ key: Key<Value>) {
        if let index = index(of: key.identity) { entries.remove(at: index) }
    }

    /// Merges `other` over these attributes, as ``merging(_:)`` does.
    @inline(never)
    public mutating func merge(_ other: Attributes) {
        // The usual case, in which both share their memory.
        if isEmpty { return self = other }
        for entry in other.entries {
            let index = index(of: entry.identity)
            store(index.map { entry.combined(over: entries[$0]) } ?? entry, at: index)
        }
    }

    /// Returns these attributes with `other` merged over them: under a shared key the other's value
    /// wins, or is combined with the earlier one if the key has a closure for that.
    public func merging(_ other: Attributes) -> Attributes {
        if isEmpty || other.isEmpty { return isEmpty ? other : self }
        var merged = self
        merged.entries.reserveCapacity(entries.count + other.entries.count)
        merged.merge(other)
        return merged
    }

    /// Returns these attributes, and those of `other` under all other keys.
    func inheriting(_ other: Attributes) -> Attributes {
        if isEmpty { return other }
        var attributes = self
        for entry in other.entries where index(of: entry.identity) == nil {
            attributes.entries.append(entry)
        }
        return attributes
    }

    /// Returns these attributes without those that were copied from `other` and are still the same.
    func subtracting(_ other: Attributes) -> Attributes {
        var rest = self
        rest.entries = entries.filter { entry in
            !other.entries.contains { $0.box === entry.box }
        }
        return rest
    }

    /// Returns the value set under a key, of any type: the one search that all keys share.
    func box(under identity: Identity) -> (any AnyAttributeValue)? {
        index(of: identity).map { entries[$0].box }
    }

    @inline(never)
    private mutating func store(_ entry: Entry) { store(entry, at: index(of: entry.identity)) }

    private func index(of identity: Identity) -> Int? {
        // A closure would be handed a copy of each entry, and with it of its value.
        for index in entries.indices where entries[index].identity == identity { return index }
        return nil
    }

    private mutating func store(_ entry: Entry, at index: Int?) {
        if let index { entries[index] = entry } else { entries.append(entry) }
    }

    /// Merges the elements in order, each over those before it.
    public init(arrayLiteral elements: Attributes...) { for element in elements { merge(element) } }

    /// `name = value`, separated by commas, in the order in which the keys were first set. A value
    /// that ``Redaction/standard`` hides, by its name, reads `•••`; secrets that a value of your
    /// own prints under other names are not hidden.
    public var description: String {
        entries.map { Redaction.standard.redacted($0.description) }.joined(separator: ", ")
    }
}

/// A value with ``Attributes`` that are accessible as its own members: `endpoint.timeout` reads,
/// `endpoint.timeout = .seconds(5)` writes.
///
/// A member of the type itself hides the attribute of the same name, which is then accessible
/// through ``attributes``. Inside the type and its extensions, attributes need an explicit `self.`.
@dynamicMemberLookup
public protocol Attributed {
    /// The attributes set on this value so far.
    var attributes: Attributes { get set }
}

extension Attributed {
    /// The attribute of this name, or its default if it is not set.
    public subscript<Value>(
        dynamicMember path: KeyPath<Attributes.Type, Attributes.Key<Value>>
    ) -> Value {
        @inlinable @inline(__always) get { attributes[dynamicMember: path] }
        @inlinable @inline(__always) set { attributes[dynamicMember: path] = newValue }
    }

    /// Returns the value with `attributes` merged over its own: `response.with(.envelope(other))`.
    public func with(_ attributes: Attributes...) -> Self {
        var value = self
        for box in attributes { value.attributes.merge(box) }
        return value
    }
}

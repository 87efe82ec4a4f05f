extension Record {
    /// A value that can be stored in a record: it is read from JSON and written as JSON.
    ///
    /// `Codable` types and enums with raw values conform in one line and are read as optionals:
    ///
    ///     struct Price: Codable, Record.Storable { var amount: Int, currency: String }
    ///     enum Role: String, Record.Storable { case admin, guest }
    public protocol Storable: Sendable {
        /// Reads the value; nil if there is none, or one of another type.
        init?(recorded json: JSON)

        /// The JSON that is written; absent removes the key.
        var recorded: JSON { get }
    }

    /// The type of an accessor: a value that has a default if there is none in the JSON.
    ///
    /// These are strings, booleans, integers of every width, `Double`, `Float` and `Decimal`;
    /// ``JSON`` and ``Record``; every optional ``Storable``, such as `URL?`, `Date?`, `UUID?`,
    /// `Data?`; and arrays, sets and dictionaries of all of them. Values are converted if nothing
    /// is lost: `"42"` is 42, `42` is `"42"`, `true` is 1, `"yes"` and 1 are true.
    public protocol Field: Storable {
        /// Makes the value that is read if there is none, or none of this type.
        init()

        /// Reads the value; by default, ``init()`` if there is none of this type.
        static func read(recorded json: JSON) -> Self
    }
}

extension Record.Field {
    /// Reads the value, or makes the empty one.
    public static func read(recorded json: JSON) -> Self { Self(recorded: json) ?? Self() }
}

extension JSON: Record.Field {
    /// Makes an absent value.
    public init() { self = .absent }

    /// The value itself; nil if it is absent.
    public init?(recorded json: JSON) {
        guard json.exists else { return nil }
        self = json
    }

    /// The value itself.
    public var recorded: JSON { self }
}

extension Record: Record.Field {
    /// Reads an object.
    public init?(recorded json: JSON) {
        guard json.type == .object else { return nil }
        self.init(around: json)
    }

    /// Reads an object; any other value reads as empty, and stays until something is written.
    public static func read(recorded json: JSON) -> Record { Record(around: json) }

    /// The JSON of the record.
    public var recorded: JSON { json }
}

extension Optional: Record.Storable where Wrapped: Record.Storable {
    /// Reads the value; nil if there is none, or one of another type.
    public init?(recorded json: JSON) { self = Wrapped(recorded: json) }

    /// The JSON of the value; absent for nil, which becomes `null` in an array.
    public var recorded: JSON { self?.recorded ?? .absent }
}

extension Optional: Record.Field where Wrapped: Record.Storable {
    /// Makes nil.
    public init() { self = nil }
}

extension Array: Record.Storable, Record.Field where Element: Record.Field {
    /// Reads an array; an element of another type becomes the empty value, so that none moves.
    public init?(recorded json: JSON) {
        guard let elements = json.array else { return nil }
        self = elements.map(Element.read(recorded:))
    }

    /// An array.
    public var recorded: JSON { JSON(map(\.recorded)) }
}

extension Set: Record.Storable, Record.Field where Element: Record.Field {
    /// Reads an array in any order.
    public init?(recorded json: JSON) {
        guard let elements = [Element](recorded: json) else { return nil }
        self.init(elements)
    }

    /// An array, sorted by the text of its elements.
    public var recorded: JSON {
        JSON(JSONMembers.sorted(map { ($0.recorded.text, $0.recorded) }).map(\.value))
    }
}

extension Dictionary: Record.Storable, Record.Field where Key == String, Value: Record.Field {
    /// Reads an object; a value of another type becomes the empty value.
    public init?(recorded json: JSON) {
        guard let members = json.dictionary else { return nil }
        self = members.mapValues(Value.read(recorded:))
    }

    /// An object with its keys sorted.
    public var recorded: JSON { JSON(mapValues(\.recorded)) }
}

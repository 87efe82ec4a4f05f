extension Record {
    /// What can stand in a record: how it is read from JSON and written.
    ///
    /// `Codable` types and enums with raw values adopt it in a line and are read as optionals:
    ///
    /// ```swift
    /// struct Price: Codable, Record.Storable { var amount: Int, currency: String }
    /// enum Role: String, Record.Storable { case admin, guest }
    ///
    /// extension Ware {
    ///     var price: Price? { get { self[] } set { self[] = newValue } }
    /// }
    /// ```
    public protocol Storable: Sendable {
        /// Reads the value; nil where there is none, or one of another type.
        init?(recorded json: JSON)

        /// The value as it is written; absent removes the key.
        var recorded: JSON { get }
    }

    /// What an accessor can have as its type: a value that has an answer also where there is none.
    ///
    /// These are strings, booleans, integers of every width, `Double`, `Float` and `Decimal`;
    /// ``JSON`` and ``Record``; every optional ``Storable``, such as `URL?`, `Date?`, `UUID?`,
    /// `Data?`; and arrays, sets and dictionaries of all of them. Values convert where nothing is
    /// lost: `"42"` is 42, `42` is `"42"`, `true` is 1, `"yes"` and 1 are true.
    public protocol Field: Storable {
        /// What is read where there is nothing, or nothing of this type.
        static var unrecorded: Self { get }

        /// Reads the value or, unless a type knows better, the empty one.
        static func read(recorded json: JSON) -> Self
    }
}

extension Record.Field {
    /// The value, else the empty one.
    public static func read(recorded json: JSON) -> Self { Self(recorded: json) ?? unrecorded }
}

extension JSON: Record.Field {
    /// Absent.
    public static var unrecorded: JSON { .absent }

    /// The value itself; nil when it is absent.
    public init?(recorded json: JSON) {
        guard json.exists else { return nil }
        self = json
    }

    /// The value itself.
    public var recorded: JSON { self }
}

extension Record: Record.Field {
    /// A record without keys.
    public static var unrecorded: Record { Record() }

    /// Reads an object.
    public init?(recorded json: JSON) {
        guard json.type == .object else { return nil }
        self.init(around: json)
    }

    /// Reads an object; what is none reads as an empty record, and stays what it is until
    /// something is written into it.
    public static func read(recorded json: JSON) -> Record { Record(around: json) }

    /// The JSON it is made of.
    public var recorded: JSON { json }
}

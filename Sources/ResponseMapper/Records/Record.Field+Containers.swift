extension Optional: Record.Storable where Wrapped: Record.Storable {
    /// The value; nil where there is none, or one of another type.
    public init?(recorded json: JSON) { self = Wrapped(recorded: json) }

    /// The value; nothing for nil, which in an array is `null`.
    public var recorded: JSON { self?.recorded ?? .absent }
}

extension Optional: Record.Field where Wrapped: Record.Storable {
    /// Nil.
    public static var unrecorded: Wrapped? { nil }
}

extension Array: Record.Storable where Element: Record.Field {
    /// Reads an array; an element of another type is the empty one, so that all keep their places.
    public init?(recorded json: JSON) {
        guard let elements = json.array else { return nil }
        self = elements.map(Element.read(recorded:))
    }

    /// An array.
    public var recorded: JSON { JSON(map(\.recorded)) }
}

extension Array: Record.Field where Element: Record.Field {
    /// No elements.
    public static var unrecorded: [Element] { [] }
}

extension Set: Record.Storable where Element: Record.Field {
    /// Reads an array, whatever its order.
    public init?(recorded json: JSON) {
        guard let elements = [Element](recorded: json) else { return nil }
        self.init(elements)
    }

    /// An array, sorted by the text of its elements.
    public var recorded: JSON {
        JSON(JSONMembers.sorted(map { ($0.recorded.text, $0.recorded) }).map(\.value))
    }
}

extension Set: Record.Field where Element: Record.Field {
    /// No elements.
    public static var unrecorded: Set { [] }
}

extension Dictionary: Record.Storable where Key == String, Value: Record.Field {
    /// Reads an object; a value of another type is the empty one.
    public init?(recorded json: JSON) {
        guard let members = json.dictionary else { return nil }
        self = members.mapValues(Value.read(recorded:))
    }

    /// An object with its keys sorted.
    public var recorded: JSON { JSON(mapValues(\.recorded)) }
}

extension Dictionary: Record.Field where Key == String, Value: Record.Field {
    /// No members.
    public static var unrecorded: [String: Value] { [:] }
}

extension Optional: Record.Storable where Wrapped: Record.Storable {
    /// Reads the value; nil if there is none, or one of another type.
    public init?(recorded json: JSON) { self = Wrapped(recorded: json) }

    /// The JSON of the value; absent for nil, which becomes `null` in an array.
    public var recorded: JSON { self?.recorded ?? .absent }
}

extension Optional: Record.Field where Wrapped: Record.Storable {
    /// Nil.
    public static var unrecorded: Wrapped? { nil }
}

extension Array: Record.Storable, Record.Field where Element: Record.Field {
    /// No elements.
    public static var unrecorded: [Element] { [] }

    /// Reads an array; an element of another type becomes the empty value, so that the other
    /// elements do not move.
    public init?(recorded json: JSON) {
        guard let elements = json.array else { return nil }
        self = elements.map(Element.read(recorded:))
    }

    /// An array.
    public var recorded: JSON { JSON(map(\.recorded)) }
}

extension Set: Record.Storable, Record.Field where Element: Record.Field {
    /// No elements.
    public static var unrecorded: Set { [] }

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
    /// No members.
    public static var unrecorded: [String: Value] { [:] }

    /// Reads an object; a value of another type becomes the empty value.
    public init?(recorded json: JSON) {
        guard let members = json.dictionary else { return nil }
        self = members.mapValues(Value.read(recorded:))
    }

    /// An object with its keys sorted.
    public var recorded: JSON { JSON(mapValues(\.recorded)) }
}

/// Nested models as protocols that ``Record`` conforms to. The key path is the property of
/// ``Record`` that returns the protocol.
extension Record.Model {
    /// The nested model at a key; an empty one if there is none.
    ///
    ///     var home: any Address {
    ///         get { self[as: \.address] } set { self[as: \.address] = newValue }
    ///     }
    ///
    ///     human.home.city = "Paris"           // makes the address, if need be
    ///
    /// Reading creates nothing, so a protocol may nest itself. For place and name see
    /// ``subscript(_:name:)``.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Lent {
        get { value(at: place ?? naming[name]).projected(lens) }
        set { write(JSON(newValue, lens), at: place ?? naming[name]) }
    }

    /// The nested model at a key; nil if there is none, or a value other than an object. Assigning
    /// nil removes the key.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Lent? {
        get { Record(recorded: value(at: place ?? naming[name]))?[keyPath: lens] }
        set { write(newValue.map { JSON($0, lens) } ?? .absent, at: place ?? naming[name]) }
    }

    /// The nested models in an array; empty if there is none.
    ///
    /// An element that is not an object reads as an empty model, and stays unchanged until
    /// something is written into it.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [Lent] {
        get { value(at: place ?? naming[name]).arrayValue.map { $0.projected(lens) } }
        set { write(JSON(newValue.map { JSON($0, lens) }), at: place ?? naming[name]) }
    }

    /// The nested models in an object, by key; empty if there is none.
    ///
    /// Assigning sorts the keys.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [String: Lent] {
        get { value(at: place ?? naming[name]).dictionaryValue.mapValues { $0.projected(lens) } }
        set { write(JSON(newValue.mapValues { JSON($0, lens) }), at: place ?? naming[name]) }
    }
}

extension JSON {
    fileprivate func projected<Lent>(_ lens: KeyPath<Record, Lent>) -> Lent {
        Record(around: self)[keyPath: lens]
    }

    fileprivate init<Lent>(_ model: Lent, _ lens: WritableKeyPath<Record, Lent>) {
        var record = Record()
        record[keyPath: lens] = model
        self = record.json
    }
}

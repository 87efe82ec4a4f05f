/// Nested models; the property by which ``Record`` is lent to their protocol is the lens.
extension Record.Model {
    /// The nested model at a key; an empty one where there is none.
    ///
    ///     var home: any Address {
    ///         get { self[as: \.address] } set { self[as: \.address] = newValue }
    ///     }
    ///
    ///     human.home.city = "Paris"           // makes the address, if need be
    ///
    /// Reading makes nothing, so a protocol may nest itself. Place and name are those of
    /// ``subscript(_:name:)``.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Lent {
        get { value(at: place ?? naming[name]).lent(lens) }
        set { write(JSON(newValue, lens), at: place ?? naming[name]) }
    }

    /// The nested model at a key; nil where there is none, or something else than an object.
    /// Assigning nil removes the key.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> Lent? {
        get { Record(recorded: value(at: place ?? naming[name]))?[keyPath: lens] }
        set { write(newValue.map { JSON($0, lens) } ?? .absent, at: place ?? naming[name]) }
    }

    /// The nested models in an array; empty where there is none.
    ///
    /// An element that is no object is an empty model, and stays what it is until something is
    /// written into it.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [Lent] {
        get { value(at: place ?? naming[name]).arrayValue.map { $0.lent(lens) } }
        set { write(JSON(newValue.map { JSON($0, lens) }), at: place ?? naming[name]) }
    }

    /// The nested models in an object, by key; empty where there is none.
    ///
    /// Assigned, the keys are sorted.
    public subscript<Lent>(
        as lens: WritableKeyPath<Record, Lent>, _ place: Record.Place? = nil,
        name name: String = #function
    ) -> [String: Lent] {
        get { value(at: place ?? naming[name]).dictionaryValue.mapValues { $0.lent(lens) } }
        set { write(JSON(newValue.mapValues { JSON($0, lens) }), at: place ?? naming[name]) }
    }
}

extension JSON {
    fileprivate func lent<Lent>(_ lens: KeyPath<Record, Lent>) -> Lent {
        Record(around: self)[keyPath: lens]
    }

    fileprivate init<Lent>(_ model: Lent, _ lens: WritableKeyPath<Record, Lent>) {
        var record = Record()
        record[keyPath: lens] = model
        self = record.json
    }
}

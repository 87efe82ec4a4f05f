extension Optional: JSONReadable where Wrapped: JSONReadable {
    /// Reads the value; nil if there is none or it is null. A value of another type still throws.
    @inlinable
    public init(reading json: JSON) throws(MapError) {
        self = json.exists && !json.isNull ? try Wrapped(reading: json) : nil
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads an array; the first bad element throws, with its index in the path.
    public init(reading json: JSON) throws(MapError) {
        if Element.self == String.self, let strings = json.strings,
            let strings = same(strings, as: Self.self)
        {
            self = strings
            return
        }
        guard let elements = json.array else { throw json.mismatch(wanted: "array") }
        self = []
        reserveCapacity(elements.count)
        var index = 0
        while index < elements.count {
            do { append(try Element(reading: elements[index])) } catch {
                throw error.prefixed(by: [.index(index)])
            }
            index += 1
        }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object; the first bad value throws. Of a repeated key the last value is read.
    public init(reading json: JSON) throws(MapError) {
        guard json.type == .object else { throw json.mismatch(wanted: "object") }
        self = [:]
        for key in json.keys { updateValue(try json.get(JSONPath(key: key)), forKey: key) }
    }
}

/// Casts a value to the type that it has; a direct cast to an array type would cast each element.
private func same<Value, Same>(_ value: Value, as type: Same.Type) -> Same? { value as? Same }

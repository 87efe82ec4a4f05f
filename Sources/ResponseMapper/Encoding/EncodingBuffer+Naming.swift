extension EncodingBuffer {
    /// Returns the name of a key in the JSON.
    func name(of key: some CodingKey, in place: BufferPosition) -> String {
        let name = key.stringValue
        if levels[place.depth].keepsKeys { return name }
        switch encoder.keyEncodingStrategy {
        case .useDefaultKeys:
            return name
        case .convertToSnakeCase:
            if let known = convertedKeys[name] { return known }
            let converted = name.snakeCased
            convertedKeys[name] = converted
            return converted
        case .custom(let convert):
            return convert(path(to: place) + [key]).stringValue
        }
    }
}

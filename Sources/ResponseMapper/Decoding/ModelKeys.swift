/// The keys of an object that its model has asked for, as far as is known.
enum ModelKeys: Comparable {
    /// No key that the model requires.
    case unused
    /// A key that the model requires is missing, and none of its keys was found.
    case missing
    /// At least one key was found.
    case found
}

/// The error of an object that has none of the keys that its model has asked for; caught by the
/// decoder, which knows the place.
struct OtherObject: Error {}

extension TapeDecoder {
    /// Notes that the object has no value for a key that the model requires, unless it is empty
    /// and the model declares its values.
    func noteMissingKey() {
        guard !run.isMadeUp, declared == nil || tape.count(at: index) > 0 else { return }
        note(.missing)
    }

    /// The error of an object that has none of the keys of a model that requires one.
    func otherObject(_ type: Any.Type, at index: Int, _ step: DecodingStep) -> DecodingError {
        let found = tape.summary(at: index) + " without its keys"
        return DecodingError(
            .mismatch(path: jsonPath(to: step, at: index), wanted: "\(type)", found: found),
            at: path(to: step))
    }
}

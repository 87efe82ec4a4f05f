import Foundation

/// A value that JSON cannot represent; converted to an `EncodingError` once its path is known.
struct Unwritable: Error {
    var value: any Sendable = JSON.null
    let text: String
}

extension EncodingBuffer {
    /// Writes the value of a member or an element that was started; if that fails, removes both.
    @inline(__always) func put<Value: Encodable>(
        _ value: Value, _ key: @autoclosure () -> any CodingKey, in place: BufferPosition,
        since mark: Mark
    ) throws {
        do {
            if try writeScalar(value) { return }
            try writeModel(value, key())
        } catch { throw taking(back: mark, in: place, at: key(), because: error) }
    }

    private func taking(
        back mark: Mark, in place: BufferPosition, at key: any CodingKey, because error: any Error
    ) -> any Error {
        undo(to: mark, in: place)
        levels[place.depth].count -= 1
        // After an earlier failure the rest is written for nothing, and may fail, too.
        return failure ?? located(error, path(to: place) + [key])
    }

    private func writeModel<Value: Encodable>(_ value: Value, _ key: any CodingKey) throws {
        guard levels.count + base.count <= Self.limit else { throw tooDeep }
        guard levels.count < Self.safeDepth || !ThreadStack.isNearlyFull else { throw noStack }
        keys.append(key)
        let place = open(keepsKeys: keepsKeys(value), Value.self)
        try write(value, at: place)
        try close(place)
        keys.removeLast()
    }

    func fill<Value: Encodable>(_ place: BufferPosition, with value: Value) throws {
        guard isOpen(place) else {
            let (buffer, place) = try ready(place)
            return try buffer.fill(place, with: value)
        }
        guard levels[place.depth].kind == .nothing else { throw disorder(at: place) }
        let keptKeys = levels[place.depth].keepsKeys
        // A super encoder's value may have written around itself, and be in a buffer of its own.
        defer { if has(place) { levels[place.depth].keepsKeys = keptKeys } }
        do {
            if try writeScalar(value) {
                levels[place.depth].kind = .scalar
            } else {
                levels[place.depth].keepsKeys = keepsKeys(value)
                levels[place.depth].type = Value.self
                try write(value, at: place)
            }
        } catch {
            restart(place)
            throw failure ?? located(error, path(to: place))
        }
    }

    /// Removes all that was written for an open value.
    private func restart(_ place: BufferPosition) {
        if let (buffer, place) = moved(place) { return buffer.restart(place) }
        guard has(place) else { return }
        let level = levels[place.depth]
        undo(to: Mark(text: level.start, members: level.members, nested: level.nested), in: place)
        // A container that was retained is no longer one of this value.
        levels[place.depth].container = 0
        levels[place.depth].kind = .nothing
        levels[place.depth].count = 0
    }

    /// Has a value encode itself, or calls the closure of a strategy instead.
    private func write<Value: Encodable>(_ value: Value, at place: BufferPosition) throws {
        let own = BufferEncoder(buffer: self, place: place)
        if Value.self == Date.self, let date = value as? Date,
            case .custom(let encode) = encoder.options.dateEncodingStrategy
        {
            try encode(date, own)
        } else if Value.self == Data.self, let data = value as? Data,
            case .custom(let encode) = encoder.options.dataEncodingStrategy
        {
            try encode(data, own)
        } else {
            return try value.encode(to: own)
        }
        if isOpen(place), levels[place.depth].kind == .nothing { begin(.object) }
    }

    /// True if the keys of a value are data; determined only if keys are converted.
    private func keepsKeys(_ value: some Encodable) -> Bool {
        if case .useDefaultKeys = encoder.options.keyEncodingStrategy { return true }
        return value is any StringKeyed
    }

    /// The depth that any stack can take.
    private static var safeDepth: Int { 8 }

    var noStack: Unwritable {
        Unwritable(text: "wanted less nesting for the stack of this thread, found more")
    }

    var tooDeep: Unwritable {
        Unwritable(text: "wanted at most \(Self.limit) nested containers, found more")
    }

    func located(_ error: any Error, _ path: @autoclosure () -> [any CodingKey]) -> any Error {
        (error as? Unwritable).map { located($0, path()) } ?? error
    }

    func located(_ error: Unwritable, _ path: [any CodingKey]) -> EncodingError {
        EncodingError.invalidValue(
            error.value, .init(codingPath: path, debugDescription: error.text))
    }
}

/// A dictionary, whose keys are data that no strategy converts.
protocol StringKeyed {}
extension Dictionary: StringKeyed where Key == String {}

/// A dictionary whose keys are numbers, which differ from each other also as names.
protocol IntegerKeyed {}
extension Dictionary: IntegerKeyed where Key == Int {}

import Locks

/// Coding keys that are paths, `case city = "location>city"`, or several names, the first of which
/// is written, `case name = "name|username"`.
///
/// ``ModelDecoder`` and ``ModelEncoder`` follow the paths, in the grammar of ``JSONPath``; `\|` is
/// a `|` inside of a key. A key strategy converts each step: steps are spelled as in models.
/// Nothing is guessed: several names with different values, two properties at one place and an
/// index to be written are errors. To other coders, `location>city` is the name of one key.
public protocol PathCodingKey: CodingKey {}

/// The paths of a key, at least one.
struct KeyPaths {
    let all: [JSONPath]

    init(_ key: String) {
        guard key.utf8.contains(UInt8(ascii: "|")) else { all = [JSONPath(key)]; return }
        var texts = [""]
        var isEscaped = false
        for character in key {
            if character == "|", !isEscaped { texts.append(""); continue }
            if character == "|" { texts[texts.count - 1].removeLast() }
            texts[texts.count - 1].append(character)
            isEscaped = character == "\\" && !isEscaped
        }
        all = texts.map { JSONPath($0) }
    }

    /// The path that is written, and named if there is no value.
    var first: JSONPath { all.first ?? .root }
}

extension CodingKey {
    var path: JSONPath {
        self is any PathCodingKey ? KeyPaths(stringValue).first : [.key(stringValue)]
    }
}

/// The types of keys that were requested, and if they are paths: the search for a conformance takes
/// a tenth of the time of a small model. A type whose place another one takes is searched again.
struct PathKeyTypes: Sendable {
    private static let shared = Mutex(PathKeyTypes())

    static var known: PathKeyTypes { shared.withLock { $0 } }
    /// The addresses of types, in the last bit of each the answer.
    private var places = [UInt](repeating: 0, count: 256)

    @inline(__always) mutating func contains(_ type: any CodingKey.Type) -> Bool {
        let address = UInt(bitPattern: ObjectIdentifier(type))
        let place = Int(truncatingIfNeeded: (address >> 3 ^ address >> 10) & 255)
        return places[place] & ~1 == address ? places[place] & 1 == 1 : search(type, address, place)
    }

    @inline(never)
    private mutating func search(_ type: Any.Type, _ address: UInt, _ place: Int) -> Bool {
        let arePaths = type is any PathCodingKey.Type
        places[place] = address | (arePaths ? 1 : 0)
        Self.shared.withLock { [self] in $0 = self }
        return arePaths
    }
}

extension EncodingBuffer {
    /// The object in which the last step of a key's path is written. Objects around it are nested
    /// buffers, which later keys continue. If there is none, the encoding fails at its end.
    func parent(
        of key: some CodingKey, in place: BufferPosition
    ) -> (buffer: EncodingBuffer, place: BufferPosition, key: PathKey) {
        let names = KeyPaths(key.stringValue).first.parts.map { part in
            if case .key(let name) = part { name } else { nil as String? }
        }
        guard case let steps = names.compactMap({ $0 }), steps.count == names.count,
            let last = steps.last
        else {
            refuse("wanted a path of names to write, found \(key.stringValue)", key, in: place)
            return (self, place, PathKey(key.stringValue))
        }
        var (buffer, place) = (self, place)
        for step in steps.dropLast() {
            let inner = buffer.reopen(PathKey(step), in: place)
            (buffer, place) = inner.buffer.begin(.object, at: inner.place)
        }
        return (buffer, place, PathKey(last))
    }

    /// Starts the member at a key's path; one that is there already makes the encoding fail.
    func startMember(
        atPathOf key: some CodingKey, in place: BufferPosition
    ) throws -> (buffer: EncodingBuffer, place: BufferPosition, key: PathKey, mark: Mark) {
        let (parent, position, last) = parent(of: key, in: place)
        let (buffer, place) = try parent.ready(position)
        let mark = buffer.startMember(last, in: place)
        if buffer.memberBefore(buffer.members.count - 1, in: buffer.levels[place.depth]) != nil {
            buffer.refuse("wanted one value for a key, found a second one", last, in: place)
        }
        return (buffer, place, last, mark)
    }

    private func refuse(_ text: String, _ key: some CodingKey, in place: BufferPosition) {
        let path = path(to: place) + [key]
        failure = failure ?? located(Unwritable(text: text), path)
    }
}

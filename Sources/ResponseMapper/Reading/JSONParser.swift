/// Reads one JSON text (RFC 8259) from UTF-8.
///
/// It keeps its own stack of open containers, so hostile nesting meets a limit and not the end of
/// the thread's stack. Finished values wait on one list until their container closes; then they
/// become its elements in one move.
struct JSONParser {
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let deepest = 512

    let bytes: [UInt8]
    var offset = 0

    private var open: [Level] = []
    private var keys: [String] = []
    private var values: [JSON] = []

    private struct Level {
        let isObject: Bool
        let firstKey: Int
        let firstValue: Int
        var end: Character { isObject ? "}" : "]" }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(JSONError) -> JSON {
        if bytes.starts(with: Self.mark) { offset = Self.mark.count }
        repeat {
            while try enter() {}
        } while try goOn()
        guard isAtEnd else { throw failure("the end") }
        return values.removeLast()
    }

    /// Reads one value, or only the start of a container: then it is true, and the first value
    /// inside is next.
    private mutating func enter() throws(JSONError) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: "[") || next == UInt8(ascii: "{") else {
            values.append(try scalar())
            return false
        }
        guard open.count < Self.deepest else { throw failure("at most \(Self.deepest) levels") }
        let level = Level(
            isObject: next == UInt8(ascii: "{"), firstKey: keys.count, firstValue: values.count)
        open.append(level)
        offset += 1
        skipSpace()
        if take(level.end) {
            close(level)
            return false
        }
        if level.isObject { try key() }
        return true
    }

    /// Reads on behind a value: closes what ends there; true when a comma asks for another value.
    private mutating func goOn() throws(JSONError) -> Bool {
        skipSpace()
        while let level = open.last {
            if take(",") {
                if level.isObject { try key() }
                return true
            }
            guard take(level.end) else { throw failure("',' or '\(level.end)'") }
            close(level)
            skipSpace()
        }
        return false
    }

    private mutating func close(_ level: Level) {
        let container = container(at: level)
        open.removeLast()
        keys.removeSubrange(level.firstKey...)
        values.removeSubrange(level.firstValue...)
        values.append(container)
    }

    /// A function of its own, so that its slices are gone before the lists change.
    private func container(at level: Level) -> JSON {
        let elements = values[level.firstValue...]
        guard level.isObject else { return JSON(.array(Array(elements))) }
        return JSON(.object(JSONMembers(zip(keys[level.firstKey...], elements).map { ($0, $1) })))
    }

    private mutating func key() throws(JSONError) {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
        keys.append(try string())
        skipSpace()
        guard take(":") else { throw failure("':'") }
    }

    private mutating func scalar() throws(JSONError) -> JSON {
        guard let next else { throw failure("a value") }
        return switch next {
        case UInt8(ascii: "\""): JSON(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): JSON(.number(try number()))
        case UInt8(ascii: "t"): try word("true", true)
        case UInt8(ascii: "f"): try word("false", false)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw failure("a value")
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
        guard bytes[offset...].starts(with: word.utf8) else { throw failure("a value") }
        offset += word.utf8.count
        return value
    }
}

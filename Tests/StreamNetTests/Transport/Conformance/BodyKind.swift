import Locks
import StreamNet

/// The ways to hand over the bytes of a body.
enum BodyKind: String, CaseIterable, Sendable {
    case data, file, stream, multipart

    /// A payload with these bytes, which `folder` holds where they are read from a file.
    func payload(_ bytes: Data, in folder: TemporaryFolder) throws -> Payload {
        if self == .data { return .data(bytes, contentType: "a/b") }
        let file = try folder.file("\(rawValue).bin", bytes)
        return switch self {
        case .data, .file: .file(file)
        case .stream: .stream(try RequestBody(file: file).source)
        case .multipart:
            .multipart(Multipart([.text("k", "v"), .file("f", file)], boundary: "b"))
        }
    }
}

extension BodySource {
    /// A source of these parts, which calls `read` before each, from 1, and before the end.
    static func parts(
        _ parts: [Data], count: Int? = nil, _ read: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> BodySource {
        BodySource(count: count) {
            var number = 0
            return { _ in
                number += 1
                read(number)
                return number > parts.count ? nil : parts[number - 1]
            }
        }
    }
}

/// The text in pieces of one byte, of known length or not; counts how often it is opened.
final class TextSource: Sendable {
    let opened = Atomic<Int>(0)

    func body(_ text: String, count: Int?) -> BodySource {
        BodySource(count: count) { [self] in
            opened.add(1, ordering: .relaxed)
            var bytes = Array(text.utf8)[...]
            return { _ in bytes.popFirst().map { Data([$0]) } }
        }
    }
}

import Foundation
import Locks

extension EncodingBuffer {
    /// Encodes a value in an idle buffer, if there is one: the memory of a new one takes a third of
    /// the time of a small model. Two encodings at a time, or in each other, have two buffers.
    static func encode<Value: Encodable, Text>(
        _ value: Value, by encoder: ModelEncoder, isPretty: Bool? = nil,
        _ take: (TextBuffer) -> Text
    ) throws -> Text {
        let isPretty = isPretty ?? encoder.options.outputFormatting.contains(.prettyPrinted)
        var buffer = idle(for: encoder, isPretty: isPretty)
        let text = take(try buffer.text(of: value))
        // A model may have retained a container, and the buffer with it.
        if isKnownUniquelyReferenced(&buffer), buffer.isSmall {
            buffer.empty()
            _ = swap(Idle(buffer: buffer))
        }
        return text
    }

    private static func idle(for encoder: ModelEncoder, isPretty: Bool) -> EncodingBuffer {
        guard let buffer = swap(Idle()).buffer
        else { return EncodingBuffer(for: encoder, isPretty: isPretty) }
        buffer.begin(encoder, isPretty: isPretty)
        return buffer
    }

    /// Sendable, since a buffer in it is referenced by nothing else.
    private struct Idle: @unchecked Sendable { var buffer: EncodingBuffer? }

    private static let shared = Mutex(Idle())

    private static func swap(_ new: Idle) -> Idle {
        shared.withLock { idle in
            let former = idle
            idle = new
            return former
        }
    }
}

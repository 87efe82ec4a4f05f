import Foundation

/// Decodes the header fields of HTTP/2 (RFC 7541) by libnghttp2, which is found at run time.
final class FieldDecoder {
    typealias Fields = [(name: String, value: String)]
    private typealias Handle = UnsafeMutableRawPointer

    /// The functions, of the types in nghttp2's documentation.
    private struct Library: Sendable {
        let make: @Sendable @convention(c) (Handle?) -> Int32
        let free, end: @Sendable @convention(c) (Handle?) -> Void
        /// The state, the field, the flags, the bytes, their number, and 1 if they are all.
        let decode: @Sendable @convention(c) (Handle?, Handle?, Handle?, Handle?, Int, Int32) -> Int

        init?() {
            guard let library = dlopen("libnghttp2.so.14", RTLD_NOW),
                let make = dlsym(library, "nghttp2_hd_inflate_new"),
                let free = dlsym(library, "nghttp2_hd_inflate_del"),
                let end = dlsym(library, "nghttp2_hd_inflate_end_headers"),
                let decode = dlsym(library, "nghttp2_hd_inflate_hd2")
            else { return nil }
            self.make = unsafeBitCast(make, to: type(of: self.make))
            self.free = unsafeBitCast(free, to: type(of: self.free))
            self.end = unsafeBitCast(end, to: type(of: self.end))
            self.decode = unsafeBitCast(decode, to: type(of: self.decode))
        }
    }

    /// `nghttp2_nv`
    private struct Field {
        var name, value: UnsafePointer<UInt8>?
        var nameCount = 0, valueCount = 0
        var flags: UInt8 = 0
    }

    private static let shared = Library()
    /// False if there is no libnghttp2 in the system.
    static var isThere: Bool { shared != nil }

    private let library: Library
    private let state: Handle
    private var block = Data()

    /// Nil without the library.
    init?() {
        var state: Handle?
        guard let library = Self.shared, library.make(&state) == 0, let state else { return nil }
        (self.library, self.state) = (library, state)
    }

    deinit { library.free(state) }

    /// The fields that a frame completes, nil for all other frames.
    func fields(_ frame: HTTP2Frame) throws -> Fields? {
        switch frame.kind {
        case .headers: block = Data(frame.content.dropFirst(frame.flags & 0x20 == 0 ? 0 : 5))
        case .continuation: block += frame.payload
        default: return nil
        }
        return frame.flags & HTTP2Frame.endsHeaders == 0 ? nil : try decoded([UInt8](block))
    }

    private func decoded(_ block: [UInt8]) throws -> Fields {
        var bytes = block
        var (fields, field, flags) = (Fields(), Field(), Int32(0))
        while flags & 1 == 0 {
            let count = library.decode(state, &field, &flags, &bytes, bytes.count, 1)
            guard count >= 0 else { throw LoopbackError.malformed("a block of fields") }
            bytes.removeFirst(count)
            guard flags & 2 != 0 else { break }
            fields.append(
                (Self.text(field.name, field.nameCount), Self.text(field.value, field.valueCount)))
        }
        library.end(state)
        return fields
    }

    private static func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

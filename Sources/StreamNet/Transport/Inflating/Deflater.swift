import CShims
import Foundation

/// Compresses data with gzip (RFC 1952), piece by piece.
final class Deflater {
    private static let room = 65_536

    private let handle: curl_binding_deflater
    private var buffer = [UInt8](repeating: 0, count: room)

    static let isAvailable = curl_binding_deflates() != 0

    /// Makes a deflater; nil without a zlib, or memory.
    init?() {
        let level = Int32(CURL_BINDING_USUAL_LEVEL)
        guard let handle = curl_binding_deflater_init(CURL_BINDING_GZIP, level) else { return nil }
        self.handle = handle
    }

    deinit { curl_binding_deflater_cleanup(handle) }

    /// Returns the compressed bytes that `piece` makes, which may be none; nil is the end.
    func add(_ piece: Data?) -> Data {
        let input = piece ?? Data()
        var (output, used) = (Data(), 0)
        while true {
            var (left, room) = (input.count - used, Self.room)
            // The pointers are used within the call only.
            let isEnded = input.withUnsafeBytes { bytes in
                let start = bytes.bindMemory(to: UInt8.self).baseAddress.map { $0 + used }
                let flush = piece == nil ? CURL_BINDING_FINISH : CURL_BINDING_NO_FLUSH
                return curl_binding_deflate(handle, start, &left, &buffer, &room, flush) != 0
            }
            used = input.count - left
            output.append(contentsOf: buffer[..<(Self.room - room)])
            // With room left, it has taken all there is.
            if isEnded || room > 0 { return output }
        }
    }
}

extension BodySource {
    init(compressing source: BodySource) {
        self.init {
            let read = try source.reader()
            guard let deflater = Deflater()
            else { throw RequestError(.encoding, wanted: "memory for zlib", found: "none") }
            var ready = Data()
            var isOver = false
            return { limit in
                while ready.isEmpty, !isOver {
                    let part = try read(limit)
                    ready = deflater.add(part)
                    isOver = part == nil
                }
                defer { ready = Data(ready.dropFirst(limit)) }
                return ready.prefix(limit)
            }
        }
    }
}

import CShims
import Foundation

/// Inflates data of one coding piece by piece, into one buffer, and compares checksums and lengths.
/// Gzip may have several members (RFC 1952 §2.2); anything else behind the end is an error.
// Unchecked: used on one thread at a time, the one that delivers the events of the transfer.
final class Inflater: @unchecked Sendable {
    private static let room = 65_536

    private let coding: ContentCoding
    private var handle: curl_binding_inflater?
    // Freed with this object, which alone uses it.
    private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    private var input = Data()
    private var used = 0
    private var isEnded = false
    /// The number of bytes that have been inflated in all.
    private(set) var consumed = 0

    init(_ coding: ContentCoding) { self.coding = coding }

    deinit {
        handle.map(curl_binding_inflater_cleanup)
        buffer.deallocate()
    }

    /// The coding if the data received so far is incomplete; no data at all is complete.
    var unfinished: ContentCoding? {
        let isUntouched = consumed == 0 && input.isEmpty
        return isEnded || isUntouched ? nil : coding
    }

    func add(_ piece: Data) {
        if used == input.count { input = piece } else { input = input.dropFirst(used) + piece }
        used = 0
    }

    /// Returns the next inflated bytes; nil if more compressed ones are needed.
    func next() throws(InflatingError) -> Data? {
        guard let handle = try opened() else { return nil }
        while true {
            let given = input.count - used
            if isEnded {
                guard given > 0 else { return nil }
                // The first byte of a member (RFC 1952 §2.3.1).
                guard coding == .gzip, input[input.startIndex + used] == 0x1F
                else { throw failure("data behind its end") }
                curl_binding_inflater_reset(handle)
            }
            var (left, room) = (given, Self.room)
            // The pointers are used within the call only.
            let result = input.withUnsafeBytes { bytes in
                let start = bytes.bindMemory(to: UInt8.self).baseAddress.map { $0 + used }
                return curl_binding_inflate(handle, start, &left, buffer, &room)
            }
            used += given - left
            consumed += given - left
            isEnded = result == CURL_BINDING_ENDED
            // Bytes in front of damage are delivered; the next call reports it.
            if room < Self.room { return Data(bytes: buffer, count: Self.room - room) }
            guard result != CURL_BINDING_CORRUPT, left == 0 || left < given || isEnded
            else { throw failure(String(cString: curl_binding_inflater_text(handle))) }
            if left == 0 { return nil }
        }
    }

    /// Returns the handle, opened for the format; nil if more bytes are needed to know that.
    private func opened() throws(InflatingError) -> curl_binding_inflater? {
        if let handle { return handle }
        var format = coding.formats[0]
        if coding == .deflate {
            guard input.count >= 2 else { return nil }
            let head = input.prefix(2).reduce(0) { $0 << 8 | Int($1) }
            // The header of zlib (RFC 1950 §2.2); deflate alone never begins so.
            if head & 0x0F00 != 0x0800 || head % 31 != 0 { format = coding.formats[1] }
        }
        handle = curl_binding_inflater_init(format)
        guard let handle else { throw failure("no memory left") }
        return handle
    }

    private func failure(_ text: String) -> InflatingError { .init(coding: coding, text: text) }
}

struct InflatingError: Error {
    let coding: ContentCoding
    let text: String
}

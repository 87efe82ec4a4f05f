import CShims
import Foundation

/// A content coding that can be removed from a body (RFC 9110 §8.4.1).
enum ContentCoding: String, Sendable, CaseIterable {
    case gzip
    /// The format of zlib or, as some servers send it, deflate alone.
    case deflate
    case brotli = "br"

    /// The largest number of codings that are removed from a body, each with memory of its own.
    private static let limit = 5

    /// The codings for which there is a library, found at run time.
    static let available = allCases.filter { curl_binding_inflates($0.formats[0]) != 0 }

    var formats: [curl_binding_format] {
        switch self {
        case .gzip: [CURL_BINDING_GZIP]
        case .deflate: [CURL_BINDING_ZLIB, CURL_BINDING_RAW_DEFLATE]
        case .brotli: [CURL_BINDING_BROTLI]
        }
    }

    /// Parses a `Content-Encoding`, in the order of application; nil for too many or unknown ones.
    static func parse(_ field: String, known: [ContentCoding]) -> [ContentCoding]? {
        let names = field.split(at: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        let wanted = names.filter { !$0.isEmpty && $0 != "identity" }
        let codings = wanted.compactMap { ContentCoding(rawValue: $0 == "x-gzip" ? "gzip" : $0) }
        let areKnown = codings.count == wanted.count && codings.allSatisfy(known.contains)
        return areKnown && codings.count <= limit ? codings : nil
    }
}

extension EncodedRequest {
    /// Returns the `Accept-Encoding`, unless the request has one. A range would be one of
    /// compressed bytes (RFC 9110 §14.2).
    func acceptEncoding(_ available: [ContentCoding]) -> String? {
        guard headers["Accept-Encoding"] == nil else { return nil }
        guard !available.isEmpty, headers["Range"] == nil else { return "identity" }
        return available.map(\.rawValue).joined(separator: ", ")
    }

    /// Returns the request for a file: for its own bytes, which count, if its part may be resumed.
    func storable(in destination: FileDestination) -> EncodedRequest {
        var request = self
        guard destination.keep != nil, method == .get, headers["Accept-Encoding"] == nil
        else { return self }
        request.headers["Accept-Encoding"] = "identity"
        return request
    }
}

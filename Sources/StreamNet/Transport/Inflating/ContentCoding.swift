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

    private init?(name: String) {
        let name = name.lowercased()
        self.init(rawValue: name == "x-gzip" ? "gzip" : name)
    }

    /// Parses a `Content-Encoding`, in the order of application; nil for too many or unknown ones.
    static func parse(_ field: String, known: [ContentCoding]) -> [ContentCoding]? {
        var codings: [ContentCoding] = []
        for word in field.split(at: ",") {
            let name = word.trimmingCharacters(in: .whitespaces)
            if name.isEmpty || name.lowercased() == "identity" { continue }
            guard let coding = ContentCoding(name: name), known.contains(coding) else { return nil }
            codings.append(coding)
        }
        return codings.count <= limit ? codings : nil
    }
}

extension EncodedRequest {
    /// Returns the `Accept-Encoding`, unless the request has one: nothing compressed without a
    /// library, or with a range, which would be one of compressed bytes (RFC 9110 §14.2).
    func acceptEncoding(_ available: [ContentCoding]) -> String? {
        guard headers["Accept-Encoding"] == nil else { return nil }
        guard !available.isEmpty, headers["Range"] == nil else { return "identity" }
        return available.map(\.rawValue).joined(separator: ", ")
    }

    /// Returns the request for a file: not compressed if its part may be resumed, whose bytes the
    /// server counts.
    func storable(in destination: FileDestination) -> EncodedRequest {
        guard destination.keep != nil, method == .get, headers["Accept-Encoding"] == nil else {
            return self
        }
        var request = self
        request.headers["Accept-Encoding"] = "identity"
        return request
    }
}

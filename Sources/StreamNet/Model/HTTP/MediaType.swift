import Foundation

/// A media type (RFC 9110 §8.3.1): `image/png`, or a range such as `image/*`.
public struct MediaType: Sendable, Hashable, CustomStringConvertible {
    /// The part before the slash, in lower case.
    let type: String
    /// The part after the slash, in lower case.
    let subtype: String

    /// Parses `type/subtype` without parameters; nil unless there are two tokens around a slash.
    init?(_ text: String) {
        let parts = text.prefix { $0 != ";" }.split(at: "/", keepingEmpty: true)
            .map { $0.trimmingBlanks.lowercased() }
        guard parts.count == 2, parts.allSatisfy(\.isToken) else { return nil }
        (type, subtype) = (parts[0], parts[1])
    }

    /// Returns the value of a parameter of a content type; nil without one, or if it is empty.
    static func parameter(_ name: String, of contentType: String) -> String? {
        FieldParameters(contentType)[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// True if `other` is this type or in this range: `*/*` has all, `image/*` has `image/png`.
    func contains(_ other: MediaType) -> Bool {
        (type == "*" || type == other.type) && (subtype == "*" || subtype == other.subtype)
    }

    private init(type: String, subtype: String) { (self.type, self.subtype) = (type, subtype) }
    /// `type/subtype`
    public var description: String { "\(type)/\(subtype)" }

    /// The usual type of a file of this name; `application/octet-stream` for an unknown extension.
    public init(ofFileNamed name: String) {
        let suffix = name.split(at: ".", keepingEmpty: true).dropFirst().last?.lowercased() ?? ""
        let found = Self.names[suffix].flatMap { MediaType($0) }
        self = found ?? MediaType(type: "application", subtype: "octet-stream")
    }

    /// The usual extension of this type: the subtype or else the shortest; nil if unknown.
    var filenameExtension: String? {
        let found = Self.names.compactMap { $1 == description ? $0 : nil }.sorted(byText: \.self)
        return found.first { $0 == subtype } ?? found.min { $0.count < $1.count }
    }

    init(of url: URL) { self.init(ofFileNamed: url.lastPathComponent) }

    private static let names = [
        "7z": "application/x-7z-compressed", "aac": "audio/aac", "avi": "video/x-msvideo",
        "avif": "image/avif", "bin": "application/octet-stream", "bmp": "image/bmp",
        "bz2": "application/x-bzip2", "css": "text/css", "csv": "text/csv",
        "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "epub": "application/epub+zip", "flac": "audio/flac", "gif": "image/gif",
        "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif", "htm": "text/html",
        "html": "text/html", "ico": "image/vnd.microsoft.icon", "ics": "text/calendar",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "m4a": "audio/mp4", "m4v": "video/x-m4v",
        "markdown": "text/markdown", "md": "text/markdown", "mjs": "text/javascript",
        "mkv": "video/x-matroska", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "mp4": "video/mp4", "mpeg": "video/mpeg", "ndjson": "application/x-ndjson",
        "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg", "opus": "audio/ogg",
        "otf": "font/otf", "pdf": "application/pdf", "plist": "application/x-plist",
        "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar",
        "tif": "image/tiff", "tiff": "image/tiff", "ttf": "font/ttf", "txt": "text/plain",
        "vcf": "text/vcard", "wasm": "application/wasm", "wav": "audio/wav",
        "weba": "audio/webm", "webm": "video/webm", "webp": "image/webp", "woff": "font/woff",
        "woff2": "font/woff2", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "xml": "application/xml", "yaml": "application/yaml", "yml": "application/yaml",
        "zip": "application/zip",
    ]
}

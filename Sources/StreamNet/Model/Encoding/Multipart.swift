import Foundation

/// Fields and files in one body: `multipart/form-data` (RFC 7578).
///
/// ```swift
/// .multipart([
///     .text("user[name]", "Ann"), .file("photo", url),
///     .data("log", log, filename: "a.txt"),
/// ])
/// ```
///
/// Nothing is read before it is sent, and no large body is assembled in memory.
public struct Multipart: Sendable, ExpressibleByArrayLiteral, DescribedMirror {
    let parts: [Part]
    let boundary: String

    /// Makes a body of parts, in the order sent.
    /// - Parameter boundary: The delimiter, which must not occur in the parts: 1 to 70 letters,
    ///   digits, spaces and `'()+_,-./:=?`, no space at the end (RFC 2046 §5.1.1), or the request
    ///   fails. By default, it is made of 122 random bits.
    public init(_ parts: [Part], boundary: String? = nil) {
        self.parts = parts
        let random = UUID().uuidString.replacing("-", with: "").lowercased()
        self.boundary = boundary ?? "streamnet.\(random)"
    }

    /// Makes a body of parts in the order written.
    public init(arrayLiteral elements: Part...) { self.init(elements) }

    var contentType: String {
        "multipart/form-data; boundary=" + (boundary.isToken ? boundary : "\"\(boundary)\"")
    }

    /// The number of parts: `2 parts`.
    public var description: String { parts.count == 1 ? "1 part" : "\(parts.count) parts" }

    /// A field or file, or one field for each of some parameters. Names and filenames are UTF-8,
    /// with quotes and line breaks as `%22`, `%0D` and `%0A` (WHATWG, multipart/form-data);
    /// brackets are sent as written: `k[]`, `k[sub]`.
    public struct Part: Sendable {
        enum Content: Sendable {
            case fields(Parameters)
            case data(Data)
            case file(URL)
            case stream(BodySource)
        }

        let name: String
        let filename: String?
        let contentType: String?
        let content: Content

        /// A field for each of the parameters, named and written as in a form:
        /// `["tags": ["a"], "user": ["age": 3]]` gives `tags[]` and `user[age]`.
        public static func fields(_ parameters: Parameters) -> Part {
            Part(name: "", filename: nil, contentType: nil, content: .fields(parameters))
        }

        /// A field of text, without a content type.
        public static func text(_ name: String, _ text: String) -> Part {
            .data(name, Data(text.utf8))
        }

        /// Bytes; the server receives them as a file if they have a filename. Without a content
        /// type, it follows from the filename; without a filename, none is declared.
        public static func data(
            _ name: String, _ data: Data, filename: String? = nil, contentType: String? = nil
        ) -> Part {
            Part(name: name, filename: filename, contentType: contentType, content: .data(data))
        }

        /// A file, sent from its location, under its own name by default. If it is not a readable
        /// file, the request fails before anything is sent.
        public static func file(
            _ name: String, _ url: URL, filename: String? = nil, contentType: String? = nil
        ) -> Part {
            let filename = filename ?? url.lastPathComponent
            return Part(
                name: name, filename: filename, contentType: contentType, content: .file(url))
        }

        /// Bytes that are read when they are sent, and again for each attempt and redirect.
        public static func stream(
            _ name: String, _ source: BodySource, filename: String? = nil,
            contentType: String? = nil
        ) -> Part {
            Part(name: name, filename: filename, contentType: contentType, content: .stream(source))
        }
    }
}

extension Multipart.Part: DescribedMirror {
    /// The name, without its value.
    public var description: String { name }
}

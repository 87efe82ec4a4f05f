import Foundation

/// The header fields of a request or a response: ordered, and found by name in any case.
///
/// A name may occur more than once. A literal keeps its order and its repeated names.
///
/// ```swift
/// var headers: HTTPHeaders = ["Accept": "text/html", "X-Tag": "a"]
/// headers["accept"] = "application/json"  // in place, now written "accept"
/// headers.add("X-Tag", "b")
/// headers["x-tag"]                        // "a, b"
/// ```
public struct HTTPHeaders: Sendable, Equatable, RandomAccessCollection,
    ExpressibleByDictionaryLiteral, DescribedMirror
{
    /// One name and one value; fields whose names differ in case only are equal.
    public struct Field: Sendable, Equatable {
        /// The name, as it was written when set.
        public let name: String
        /// The value, as it is.
        public let value: String

        /// Makes a field; one that cannot be sent fails its request.
        public init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }

        /// Returns true if the names are equal except for case, and the values are equal.
        public static func == (one: Field, other: Field) -> Bool {
            one.isNamed(other.name) && one.value.hasBytes(of: other.value)
        }
    }

    private var fields: [Field] = []

    /// Makes headers without a field.
    public init() {}
    /// Makes headers of `fields`, in their order, repeated names included.
    public init(_ fields: some Sequence<Field>) { self.fields = Array(fields) }

    /// The values of `name`, joined by ", " (RFC 9110 §5.3); nil if there is none.
    ///
    /// `Set-Cookie` cannot be joined (§5.3 again): it reads as its first value, and
    /// ``values(for:)`` returns them all. Writing replaces every value of the name, at the position
    /// of the first and in the new spelling; a new name goes to the end; nil removes the name.
    public subscript(name: String) -> String? {
        get {
            guard let first = index(of: name) else { return nil }
            let isOnly = index(of: name, behind: first) == nil
            if isOnly || fields[first].isNamed("Set-Cookie") { return fields[first].value }
            return values(for: name).joined(separator: ", ")
        }
        set {
            let position = remove(name)
            if let newValue { fields.insert(Field(name: name, value: newValue), at: position) }
        }
    }

    /// Returns the values of `name`, one for each field, in order; empty if there is none.
    public func values(for name: String) -> [String] {
        var values: [String] = []
        for field in fields where field.isNamed(name) { values.append(field.value) }
        return values
    }

    func firstValue(for name: String) -> String? { index(of: name).map { fields[$0].value } }

    /// Adds a field at the end, even if `name` already has values.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    func replacing(_ name: String, _ value: String) -> HTTPHeaders {
        var headers = HTTPHeaders()
        headers.fields.reserveCapacity(count + 1)
        for field in fields where !field.isNamed(name) { headers.fields.append(field) }
        headers.add(name, value)
        return headers
    }

    mutating func merge(_ other: HTTPHeaders) {
        guard !fields.isEmpty else { return self = other }
        for (index, field) in other.enumerated() where other.index(of: field.name) == index {
            let position = remove(field.name)
            fields.insert(contentsOf: other.fields.filter { $0.isNamed(field.name) }, at: position)
        }
    }

    /// Returns these headers with `other` merged over them; a name in both keeps its position.
    public func merging(_ other: HTTPHeaders) -> HTTPHeaders {
        var merged = self
        merged.merge(other)
        return merged
    }

    @inline(never) private func index(of name: String, behind position: Int = -1) -> Int? {
        for index in (position + 1)..<fields.count where fields[index].isNamed(name) {
            return index
        }
        return nil
    }

    /// Removes the fields of `name`, and returns the position of the first, or the end index.
    @inline(never) private mutating func remove(_ name: String) -> Int {
        guard let position = index(of: name) else { return fields.endIndex }
        fields.removeAll { $0.isNamed(name) }
        return position
    }

    /// The number of bytes of a field, or of an address: more than any server takes.
    static let longest = 65_536

    /// Throws if a field cannot be sent as it is: its name is no token (RFC 9110 §5.1), a line
    /// break or NUL in its value (§5.5) begins another one, or it is too long. The error never
    /// quotes the value.
    func validate() throws(RequestError) {
        for field in self {
            guard field.name.isToken else {
                throw RequestError(
                    .invalidHeader,
                    wanted: "a header name made of letters, digits and !#$%&'*+-.^_`|~",
                    found: field.name.debugDescription)
            }
            let count = field.name.utf8.count + field.value.utf8.count
            guard count <= Self.longest else {
                throw RequestError(
                    .invalidHeader, wanted: "a field of at most \(Self.longest) bytes",
                    found: "\(field.name) of \(count)")
            }
            guard !field.value.utf8.contains(where: \.isControl) else {
                throw RequestError(
                    .invalidHeader, wanted: "a header value without control characters",
                    found: "one in \(field.name)")
            }
        }
    }

    /// Always 0.
    public var startIndex: Int { fields.startIndex }
    /// The number of fields.
    public var endIndex: Int { fields.endIndex }
    /// The field at a position, counted from 0.
    public subscript(position: Int) -> Field { fields[position] }

    /// Makes headers in the order written; a name written twice occurs twice.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0, value: $1) })
    }

    /// `Name: value`, one to a line; values that ``Redaction/standard`` hides are `•••`.
    public var description: String { fields.map(\.description).joined(separator: "\n") }
}

extension HTTPHeaders.Field: DescribedMirror {
    /// `Name: value`; a value that ``Redaction/standard`` hides is `•••`.
    public var description: String { "\(name): \(Redaction.standard.redacted(self).value)" }

    /// Returns true if this field has `name`, ignoring the case of ASCII letters.
    func isNamed(_ name: String) -> Bool {
        // Most different names differ in length, and most equal ones are written alike.
        guard self.name.utf8.count == name.utf8.count else { return false }
        return self.name == name
            || self.name.utf8.elementsEqual(name.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
    }

    /// True if the value is empty (RFC 9110 §5.5). libcurl would leave out such a field.
    var isBlank: Bool { value.utf8.allSatisfy(\.isBlank) }

    var framesBody: Bool { isNamed("Content-Length") || isNamed("Transfer-Encoding") }
}

extension String {
    /// Returns true if both are the same bytes; `==` also equates é and e with a combining accent.
    func hasBytes(of other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
    /// True if this is a token, as header names and methods must be (RFC 9110 §5.6.2).
    var isToken: Bool { !isEmpty && utf8.allSatisfy { ASCIISet.token.contains($0) } }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}

extension HTTPHeaders {
    /// The default headers: `User-Agent` names the process, `Accept-Language` the user's languages.
    public static let standard: HTTPHeaders = [
        "User-Agent": userAgent, "Accept-Language": languages(Locale.preferredLanguages),
    ]

    /// The user agent, such as `MyApp/1.2 StreamNet` (RFC 9110 §10.1.5).
    private static var userAgent: String {
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
        let product = [ProcessInfo.processInfo.processName, version]
            .compactMap { $0?.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") } }
            .filter { !$0.isEmpty }
        return (product.isEmpty ? "" : product.joined(separator: "/") + " ") + "StreamNet"
    }

    /// The first six languages, each with a tenth less weight than the last (RFC 9110 §12.5.4).
    /// `en-001`, that of the world, as in a container, is `en`: servers list countries.
    static func languages(_ languages: [String]) -> String {
        languages.prefix(6).enumerated().map { index, language in
            let name = language.hasSuffix("-001") ? String(language.dropLast(4)) : language
            return index == 0 ? name : "\(name);q=0.\(10 - index)"
        }.joined(separator: ", ")
    }
}

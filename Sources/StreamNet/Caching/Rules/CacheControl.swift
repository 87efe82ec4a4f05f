/// A directive of a request for the caches on its way (RFC 9111 §5.2.1), those of servers included.
public enum CacheDirective: Sendable, Hashable {
    /// No stored response answers before the server has confirmed it.
    case noCache
    /// Neither the request nor its response is stored.
    case noStore
    /// Only a stored response answers; without one the request fails with
    /// ``TransportError/Reason/notCached``, or a shared cache answers 504.
    case onlyIfCached
    /// A stored response may be as old as this, in whole seconds.
    case maxAge(Duration)
    /// A stored response stays fresh for at least this time, in whole seconds.
    case minFresh(Duration)
    /// A stored response answers, too, if it has been stale for at most this, in whole seconds, or
    /// any time.
    case maxStale(Duration? = nil)
    /// A response stale for no longer than this answers if network or server fail (RFC 5861 §4).
    case staleIfError(Duration)
}

extension CacheDirective {
    fileprivate var text: String {
        switch self {
        case .noCache: "no-cache"
        case .noStore: "no-store"
        case .onlyIfCached: "only-if-cached"
        case .maxAge(let time): "max-age=\(max(0, time.components.seconds))"
        case .minFresh(let time): "min-fresh=\(max(0, time.components.seconds))"
        case .maxStale(nil): "max-stale"
        case .maxStale(let time?): "max-stale=\(max(0, time.components.seconds))"
        case .staleIfError(let time): "stale-if-error=\(max(0, time.components.seconds))"
        }
    }
}

extension Attributes {
    /// Returns attributes that set `Cache-Control` of the request, which ``CachePolicy/standard``
    /// and the servers obey: `.cacheControl(.noCache, .maxStale(.seconds(60)))`.
    public static func cacheControl(_ directives: CacheDirective...) -> Attributes {
        .headers(["Cache-Control": directives.map(\.text).joined(separator: ", ")])
    }
}

/// The directives of `Cache-Control` (RFC 9111 §5.2); of one that is there twice, the first
/// (§4.2.1).
struct CacheControl: Sendable, Hashable {
    private struct Directive: Sendable, Hashable {
        let name: String
        let argument: String?

        /// Reads a member of a dictionary of structured fields (RFC 9651 §3.2), of which lists and
        /// parameters do not count; nil for any other text.
        init?(structured text: String) {
            let member =
                #/
                ([a-z*][a-z0-9_.*\-]*)
                (?: = ( -?[0-9.]+ | "(?:[\x20!\x23-\[\]-~]|\\["\\])*" | [A-Za-z*][^\x20,;"()]*
                    | :[A-Za-z0-9+\/=]*: | \?[01] | \([^()"]*\) ) )?
                (?: ;[^"]* )?
                /#
            guard let parts = text.wholeMatch(of: member)?.output else { return nil }
            name = String(parts.1)
            argument = parts.2.flatMap { $0 == "?1" ? nil : String($0) }
        }

        init?(_ text: Substring) {
            let sign = text.firstIndex(of: "=")
            let first = text[..<(sign ?? text.endIndex)]
            name = first.trimmingBlanks.lowercased()
            if name.isEmpty { return nil }
            // No blank may stand beside the sign (§5.2): such an argument is none.
            let isTight = first.last.map { !$0.isBlank } ?? false
            argument = sign.map { sign in
                isTight ? text[sign...].dropFirst().trimmingEndBlanks.unquoted : "?"
            }
        }
    }

    private var directives: [Directive] = []
    /// True if they are those of `CDN-Cache-Control`, beside which `Expires` does not count.
    private(set) var isTargeted = false

    /// Reads the fields of a response. In a shared cache `CDN-Cache-Control` stands in their place,
    /// if it is there and can be read (RFC 9213 §2.2, §3.1).
    init(_ response: Response, isShared: Bool) {
        self.init(response.headers)
        guard isShared else { return }
        let members = response.headers.values(for: "CDN-Cache-Control").flatMap(\.listMembers)
            .map { Directive(structured: $0.trimmingBlanks) }
        let known = members.compactMap(\.self)
        guard !members.isEmpty, known.count == members.count else { return }
        // Of two members with one key the last one counts, and `?0` is the same as none.
        directives = known.reversed().filter { $0.argument != "?0" }
        isTargeted = true
    }

    /// Reads those of a request; `Pragma: no-cache` without others is one (RFC 9111 §5.4).
    init(asking headers: HTTPHeaders) {
        self.init(headers)
        if directives.isEmpty, headers["Pragma"]?.lowercased().contains("no-cache") == true {
            self.init(["Cache-Control": "no-cache"])
        }
    }

    /// Reads all fields of the name; a directive that cannot be read counts as it is named.
    init(_ headers: HTTPHeaders) {
        for field in headers where field.isNamed("Cache-Control") {
            for member in field.value.listMembers {
                if let directive = Directive(member) { directives.append(directive) }
            }
        }
    }

    func contains(_ name: String) -> Bool { directive(name) != nil }

    /// True if there is a directive of this name that applies to more than the fields it lists.
    func containsWhole(_ name: String) -> Bool {
        directive(name).map { $0.argument == nil } ?? false
    }

    /// The names of fields that the argument of a directive lists: `no-cache="Set-Cookie"`.
    func fields(of name: String) -> [String] {
        directive(name)?.argument?.unquoted.listMembers.map { $0.trimmingBlanks } ?? []
    }

    /// The argument of a directive in seconds, at most 2³¹ (§1.2.2); nil without the directive, and
    /// `invalid` for any other argument than digits.
    func seconds(_ name: String, invalid: Double?) -> Double? {
        guard let directive = directive(name) else { return nil }
        return directive.argument?.deltaSeconds ?? invalid
    }

    private func directive(_ name: String) -> Directive? { directives.first { $0.name == name } }
}

extension String {
    /// The content of a quoted string (RFC 9110 §5.6.4); any other text as it is.
    fileprivate var unquoted: String {
        guard utf8.count > 1, hasPrefix("\""), hasSuffix("\"") else { return self }
        var isEscaped = false
        return String(
            dropFirst().dropLast().filter { character in
                isEscaped = !isEscaped && character == "\\"
                return !isEscaped
            })
    }

    /// The number of seconds, at most 2³¹ (RFC 9111 §1.2.2); nil if there are not only digits.
    var deltaSeconds: Double? {
        guard !isEmpty, utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Double(self).map { min($0, 2_147_483_648) }
    }
}

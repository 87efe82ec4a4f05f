import Foundation

/// The fields of a request that select a response by its `Vary` (RFC 9111 §4.1): their names, and a
/// digest of their values.
public struct CacheVariant: Sendable, Hashable {
    /// The names in lower case, sorted.
    public let names: [String]
    /// 64 letters and digits, the same for equal values of the same key.
    public let digest: String

    /// Makes a variant that was stored before.
    public init(names: [String], digest: String) {
        self.names = names
        self.digest = digest
    }

    /// The values of these names in the headers of a request.
    init(_ names: [String], in headers: HTTPHeaders, of address: CacheAddress) {
        self.names = names
        let fields = names.flatMap { name in
            [name]
                + headers.values(for: name).flatMap(\.listMembers).map(\.trimmingBlanks)
                + [""]
        }
        digest = SHA256Digest(["vary", address.text] + fields).text
    }

    /// True if the headers of a request have the same values.
    func matches(_ headers: HTTPHeaders, of address: CacheAddress) -> Bool {
        self == CacheVariant(names, in: headers, of: address)
    }
}

extension Response {
    /// The names in `Vary`, in lower case and sorted; `Accept-Encoding` is not one of them, since
    /// bodies are stored decompressed.
    var varyingNames: [String] {
        var names: Set<String> = []
        for field in headers where field.isNamed("Vary") {
            names.formUnion(field.value.listMembers.map { $0.trimmingBlanks.lowercased() })
        }
        if names.isEmpty { return [] }
        return names.subtracting(["", "accept-encoding"]).sorted(byText: \.self)
    }

    /// True if no other request can be known to get the same response: `Vary: *` (§4.1).
    var variesByAnything: Bool { varyingNames.contains("*") }
}

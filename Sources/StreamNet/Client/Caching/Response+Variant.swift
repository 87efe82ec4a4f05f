import Foundation

extension Response {
    /// Returns the variant of this response among those of the same address: a digest of the values
    /// in `headers`, those of the request, under the names in `Vary` (RFC 9111 §4.1); nil if there
    /// are none.
    ///
    /// `Authorization` and `Cookie` are left out, since the ``CacheKey`` covers them.
    func variant(for headers: HTTPHeaders) -> String? {
        let names = varying.subtracting(["authorization", "cookie"])
            .sorted(byText: \.self)
        if names.isEmpty { return nil }
        let lines = names.map { name in
            "\(name): \(headers.values(for: name).joined(separator: ", "))\n"
        }
        return "\(Digest(lines.joined()))"
    }

    /// True if no other request can be known to get the same response: `Vary: *`.
    var variesByAnything: Bool { varying.contains("*") }

    private var varying: Set<String> {
        let lists = headers.values(for: "Vary").flatMap { $0.split(at: ",") }
        let names = lists.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        return Set(names.filter { !$0.isEmpty })
    }
}

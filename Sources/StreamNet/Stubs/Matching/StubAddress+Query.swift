extension StubAddress {
    /// Texts such as `page 3 instead of 2`, one for each name whose values differ from those of
    /// `other`; the values of secret names are hidden.
    func queryDifferences(from other: StubAddress) -> [String] {
        let (wanted, found) = (values, other.values)
        return Set(wanted.keys).union(found.keys).sorted(byText: \.self).compactMap { name in
            guard wanted[name] != found[name] else { return nil }
            let shown = name.removingPercentEncoding ?? name
            return "\(shown) \(text(found[name])) instead of \(text(wanted[name]))"
        }
    }

    /// The pairs by name, in the order of their values.
    private var values: [String: [Substring]] {
        Dictionary(grouping: query) { String($0.prefix { $0 != "=" }) }
    }

    private func text(_ pairs: [Substring]?) -> String {
        guard let pairs else { return "none" }
        return pairs.map { pair in
            let shown = Redaction.standard.redacted(query: String(pair))
            let value = String(shown.drop { $0 != "=" }.dropFirst())
            return value.isEmpty ? "nothing" : value.removingPercentEncoding ?? value
        }.joined(separator: " and ")
    }
}

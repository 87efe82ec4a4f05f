/// The addresses of the operations: one for all, with the path that all have in common.
struct Servers {
    /// The address of most operations, with the common beginning of their paths; nil without one.
    let address: String?
    private let prefix: String
    private let main: String

    init(_ operations: [DescribedOperation], _ findings: Findings, base: String?) {
        let main = operations.map(\.address).mostFrequent ?? ""
        let known = base ?? main
        prefix = Self.common(operations.filter { $0.address == main }.map(\.path))
        address = known.isAbsolute ? known + prefix : nil
        self.main = main
        if address == nil {
            let text = "no absolute address: set .baseURL or .host for the provider, or --base"
            findings.note(text, at: JSONPointer.root + ["servers"])
        }
        let hasOthers = operations.contains { $0.servers.count > 1 }
        if hasOthers { findings.note("further servers", at: JSONPointer.root + ["servers", "1"]) }
    }

    /// Returns the base URL of an operation of another server as code.
    func baseURL(of operation: DescribedOperation) -> String? {
        let address = operation.address
        return address == main || !address.isAbsolute ? nil : Self.baseURL(address)
    }

    static func baseURL(_ address: String) -> String {
        ".baseURL(URL(string: \(Source.literal(address))))"
    }

    /// Returns a path without the beginning that is in the base URL.
    func withoutPrefix(_ path: [Row.Piece], of operation: DescribedOperation) -> [Row.Piece] {
        guard operation.address == main, case .text(let text)? = path.first else { return path }
        return [Row.Piece.text(String(text.dropFirst(prefix.count)))] + path.dropFirst()
    }

    private static func common(_ paths: [String]) -> String {
        guard paths.count > 1, var common = paths.first?.split(separator: "/") else { return "" }
        for path in paths.dropFirst() {
            let parts = path.split(separator: "/")
            let count = zip(common, parts).prefix { $0 == $1 }.count
            // Each path keeps at least its last part.
            common = Array(common.prefix(min(count, parts.count - 1)))
        }
        let fixed = common.prefix { $0.allSatisfy { !"{?:".contains($0) } }
        return fixed.map { "/\($0)" }.joined()
    }
}

extension String {
    fileprivate var isAbsolute: Bool { hasPrefix("https://") || hasPrefix("http://") }
}

extension Sequence where Element: Hashable {
    /// The element that occurs most often, of several the first one; nil without elements.
    var mostFrequent: Element? {
        let counts: [Element: Int] = reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let most = counts.values.max()
        return first { counts[$0] == most }
    }
}

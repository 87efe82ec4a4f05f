/// The names of what is public in some sources.
struct Declarations {
    /// Of streams: what one can do with any of them, and ways to make one.
    var operators: Set<String> = []
    var functions: Set<String> = []
    var types: Set<String> = []

    /// Reads a formatted file: members are indented by one step, extensions by none.
    mutating func read(_ source: String) {
        var isOfStreams = false
        for line in source.split(separator: "\n") {
            if line.first?.isLetter == true || line.hasPrefix("@") {
                let extended = line.prefixMatch(of: /extension (\w+)/)?.1
                isOfStreams = ["ObservableType", "Flow", "AsyncSequence"].contains(extended)
            }
            guard line.contains("public ") else { continue }
            let function = /( {4})?(?:@[\w()]+ )*public (?:static )?func `?([a-zA-Z]+)/
            if let match = line.prefixMatch(of: function) {
                functions.insert(String(match.2))
                if isOfStreams { operators.insert(String(match.2)) }
            }
            let kinds = /public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
            if let match = line.prefixMatch(of: kinds) { types.insert(String(match.1)) }
        }
    }
}

/// The words that a page sets as code, outside of its blocks and of its list of links.
func words(of page: String) throws -> Set<String> {
    let prose = try text(of: page).split(separator: "## Topics", maxSplits: 1)[0]
    let text = prose.split(separator: "```").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined()
    let code = text.split(separator: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { $0.element }
    return Set(code.flatMap { $0.split { !$0.isLetter }.map { String($0) } })
}

extension Record: CustomStringConvertible {
    /// The record as a tree, indented by two spaces for each level:
    ///
    ///     Record
    ///       name: "Ann"
    ///       friends:
    ///         0:
    ///           name: "Bea"
    ///       tags: []
    ///
    /// Keys are those of the JSON. A list of open lines is used instead of recursion, so that any
    /// depth can be described.
    public var description: String {
        var lines = ["Record"]
        var open = Self.children(of: json, depth: 1).reversed() as [Line]
        while let line = open.popLast() {
            let indent = String(repeating: "  ", count: line.depth)
            let children = Self.children(of: line.value, depth: line.depth + 1)
            let value = children.isEmpty ? " \(line.value.text)" : ""
            lines.append("\(indent)\(line.key):\(value)")
            open += children.reversed()
        }
        return lines.joined(separator: "\n")
    }

    private typealias Line = (key: String, value: JSON, depth: Int)

    private static func children(of json: JSON, depth: Int) -> [Line] {
        let elements = json.arrayValue.enumerated().map { (String($0), $1, depth) }
        return elements + json.objectValue.map { ($0.key, $0.value, depth) }
    }
}

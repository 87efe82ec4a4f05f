extension Row {
    /// Writes the row as a property with its verb.
    func write(to source: inout Source, _ names: ModelNames) {
        source.space()
        source.document(summary)
        if isDeprecated { source.add("@available(*, deprecated)") }
        let types = [input.type, output.type].map { $0.map { names.text($0) } ?? "Void" }
        let action = "Action<\(types[0]), \(types[1])\(output.isOptional ? "?" : "")>"
        let declaration = "var \(SwiftName.quoted(name)): \(action)"
        var arguments = ["\"\(pathText)\""] + attributes
        if let encoding = input.encoding { arguments.append("input: \(encoding)") }
        if let decoding = output.decoding { arguments.append("output: \(decoding)") }
        let line = "@\(method)(\(arguments.joined(separator: ", ")))"
        if source.fits("\(line) \(declaration)") { return source.add("\(line) \(declaration)") }
        if source.fits("    \"\(pathText)\",") {
            source.call("@\(method)", arguments)
        } else {
            // A literal of several lines, which are one line to the compiler.
            source.add("@\(method)(")
            source.indented { source in
                let rest = arguments.dropFirst().joined(separator: ", ")
                source.add("\"\"\"")
                for line in brokenPath.dropLast() { source.add(line + "\\") }
                source.add(brokenPath.last ?? "")
                source.add("\"\"\"" + (rest.isEmpty ? ")" : ","))
                if !rest.isEmpty { source.add(rest + ")") }
            }
        }
        source.add(declaration)
    }

    private var pathText: String {
        path.map { piece in
            switch piece {
            // A colon at the start of a segment is a place in the syntax of other libraries.
            case .text(let text): Source.escaped(text.replacing("/:", with: "/%3A"))
            case .place(let name): "\\(\\.\(name))"
            }
        }.joined()
    }

    /// The path in two or more lines, each of which begins with a slash.
    private var brokenPath: [String] {
        var lines = [""]
        for part in pathText.split(separator: "/").map({ "/" + $0 }) {
            if lines[lines.count - 1].count + part.count > 80 { lines.append("") }
            lines[lines.count - 1] += part
        }
        return lines
    }
}

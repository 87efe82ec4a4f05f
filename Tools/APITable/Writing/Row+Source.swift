extension Row {
    /// Writes the row as a property with its verb.
    func write(to source: inout Source, _ names: ModelNames) {
        source.space()
        source.document(summary)
        if isDeprecated { source.add("@available(*, deprecated)") }
        let types = [input.type, output.type].map { $0.map { names.text($0) } ?? "Void" }
        let both = "\(types[0]), \(types[1])\(output.isOptional ? "?" : "")"
        let head = "var \(SwiftName.quoted(name)):"
        var arguments = ["\"\(pathText)\""] + attributes
        if let encoding = input.encoding { arguments.append("input: \(encoding)") }
        if let decoding = output.decoding { arguments.append("output: \(decoding)") }
        let line = "@\(method)(\(arguments.joined(separator: ", "))) \(head) Action<\(both)>"
        if source.fits(line) { return source.add(line) }
        // A literal of several lines is one line to the compiler.
        let path = brokenPath.joined(separator: "\\\n")
        if !source.fits("    \"\(pathText)\",") { arguments[0] = "\"\"\"\n\(path)\n\"\"\"" }
        source.call("@\(method)", arguments)
        let forms = [
            "\(head) Action<\(both)>", "\(head)\n    Action<\(both)>",
            "\(head)\n    Action<\n        \(both.replacing(", ", with: ",\n        "))\n    >",
        ]
        source.add(forms.first { source.fits($0) } ?? forms[2])
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

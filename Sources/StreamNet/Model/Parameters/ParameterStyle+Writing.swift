import Foundation

extension ParameterStyle {
    func pairs(of members: [ParameterNode.Member]) throws -> [Parameters.Pair] {
        var pairs: [Parameters.Pair] = []
        for (name, node) in ordered(members) { try write(node, named: name, to: &pairs) }
        return pairs
    }

    func text(_ pairs: [Parameters.Pair]) -> String {
        let safe = ASCIISet.unreserved.union(unescaped.filter { !"%&=+#".contains($0) })
        let (space, plus) = (UInt8(ascii: " "), UInt8(ascii: "+"))
        func escaped(_ text: String) -> String {
            guard case .plus = spaces else { return text.utf8.percentEncoded(keeping: safe) }
            let spaced = text.utf8.percentEncoded(keeping: safe.union(" "))
            return String(decoding: spaced.utf8.map { $0 == space ? plus : $0 }, as: UTF8.self)
        }
        return pairs.map { pair in
            let list = pair.elements?.map(escaped).joined(separator: ",")
            let value = list ?? pair.value.map(escaped)
            return escaped(pair.name) + (value.map { "=" + $0 } ?? "")
        }.joined(separator: "&")
    }

    private func write(
        _ node: ParameterNode, named name: String, to pairs: inout [Parameters.Pair]
    ) throws {
        func add(_ value: String?, _ elements: [String]? = nil) {
            pairs.append(Parameters.Pair(name: name, value: value, elements: elements))
        }
        switch node {
        case .text(let text): add(text)
        case .bool(let flag): add(booleans == .words ? "\(flag)" : "\(flag ? 1 : 0)")
        case .date(let date): add(try dates.text(date))
        case .data(let bytes): add(try data.text(bytes))
        case .null:
            switch nils {
            case .dropped: break
            case .empty: add("")
            case .null: add("null")
            case .bareKey: add(nil)
            }
        case .list(let nodes):
            if case .commas = arrays {
                let elements = try nodes.flatMap { try element($0, of: name) }
                return elements.isEmpty ? () : add(elements.joined(separator: ","), elements)
            }
            for (index, node) in nodes.enumerated() {
                try write(node, named: arrays.name(name, index), to: &pairs)
            }
        case .object(let members):
            for (key, node) in ordered(members) {
                try write(node, named: paths.name(name, key), to: &pairs)
            }
        }
    }

    private func element(_ node: ParameterNode, of name: String) throws -> [String] {
        if let found = node.structure {
            let wanted = "wanted single values, which commas separate, found \(found)"
            throw EncodingError.invalidValue(
                node, .init(codingPath: [Parameters.Name(name)], debugDescription: wanted))
        }
        var pairs: [Parameters.Pair] = []
        try write(node, named: name, to: &pairs)
        return pairs.map { $0.value ?? "" }
    }

    private func ordered(_ members: [ParameterNode.Member]) -> [ParameterNode.Member] {
        let named = members.map { (name: keys.name($0.name), node: $0.node) }
        guard case .sorted = order else { return named }
        return named.sorted(byText: \.name)
    }
}

extension ParameterStyle.Arrays {
    fileprivate func name(_ name: String, _ index: Int) -> String {
        switch self {
        case .brackets: "\(name)[]"
        case .indexed: "\(name)[\(index)]"
        case .none, .commas: name
        case .custom(let make): make(name, index)
        }
    }
}

extension ParameterStyle.Paths {
    /// `inner[x]` inside of `k` becomes `k[inner][x]`.
    fileprivate func name(_ path: String, _ name: String) -> String {
        switch self {
        case .brackets:
            let end = name.firstIndex(of: "[") ?? name.endIndex
            return "\(path)[\(name[..<end])]\(name[end...])"
        case .dots: return "\(path).\(name)"
        case .custom(let make): return make(path, name)
        }
    }
}

extension ParameterStyle.Dates {
    func text(_ date: Date) throws -> String {
        switch self {
        case .iso8601: return date.formatted(.iso8601)
        case .milliseconds: return String(format: "%.0f", date.timeIntervalSince1970 * 1_000)
        case .seconds:
            let text = "\(date.timeIntervalSince1970)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        case .custom(let make): return try make(date)
        }
    }
}

extension ParameterStyle.Bytes {
    fileprivate func text(_ data: Data) throws -> String {
        switch self {
        case .base64: data.base64EncodedString()
        case .hexadecimal: data.hexadecimal
        case .custom(let make): try make(data)
        }
    }
}

extension ParameterStyle.Keys {
    func name(_ name: String) -> String {
        switch self {
        case .asWritten: name
        case .snakeCase: name.words(joinedBy: "_")
        case .kebabCase: name.words(joinedBy: "-")
        case .capitalized: name.prefix(1).uppercased() + name.dropFirst()
        case .lowercased: name.lowercased()
        case .uppercased: name.uppercased()
        case .custom(let change): change(name)
        }
    }
}

extension String {
    /// `myURLPath` becomes `my_url_path`: a word begins at a capital that follows a lowercase
    /// letter or digit, and at the last capital before a lowercase letter.
    fileprivate func words(joinedBy separator: String) -> String {
        replacing(/([\p{Ll}\p{N}])(\p{Lu})/) { "\($0.1)\(separator)\($0.2)" }
            .replacing(/(\p{Lu})(\p{Lu}\p{Ll})/) { "\($0.1)\(separator)\($0.2)" }
            .lowercased()
    }
}

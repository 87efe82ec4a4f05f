/// What is public in sources: types with their members and supertypes, and labels of arguments.
struct PublicMembers {
    /// The members of each type, by its own name; of functions outside of types, under "".
    private var members: [String: Set<String>] = [:]
    private var supertypes: [String: Set<String>] = [:]
    private var labels: [String: Set<[String]>] = [:]
    private var isPublic: [String: Bool] = [:]

    var types: Set<String> { Set(isPublic.filter(\.value).keys) }
    var names: Set<String> { members.values.reduce(into: types) { $0.formUnion($1) } }

    /// Reads a formatted file: a member is indented by one step more than its type.
    mutating func read(_ source: String) {
        var types: [(indentation: Int, name: String, showsAll: Bool)] = []
        let lines = source.split(separator: "\n").filter { line in
            let code = line.drop { $0 == " " }
            return !code.hasPrefix("//") && !code.hasPrefix("#")
        }
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            let indentation = line.count - code.count
            guard let word = code.first, word.isLetter || word == "@" || word == "`" else {
                continue
            }
            types.removeAll { $0.indentation >= indentation }
            guard let declaration = Declaration(code) else { continue }
            let (kind, name) = (declaration.kind, declaration.name)
            let isVisible = declaration.isPublic || types.last?.showsAll == true
            if Declaration.typeKinds.contains(kind) {
                if kind != "extension" {
                    isPublic[name] = isPublic[name] == true || isVisible
                    if let type = types.last, isVisible {
                        members[type.name, default: []].insert(name)
                    }
                }
                supertypes[name, default: []].formUnion(declaration.supertypes)
                let showsAll = isVisible && ["enum", "protocol"].contains(kind)
                types.append((indentation, name, showsAll))
            } else if isVisible, kind != "case" || types.last?.showsAll == true {
                let type = types.last?.name ?? ""
                let text =
                    lines[index...].prefix(12).joined(separator: " ")
                    .split(separator: kind, maxSplits: 1).last ?? ""
                members[type, default: []].formUnion(declaration.names)
                if kind == "typealias" {
                    isPublic[name] = true
                    supertypes[name, default: []].formUnion(declaration.supertypes)
                } else if let list = text.argumentLabels {
                    labels[kind == "init" ? type : name, default: []].insert(list)
                }
            }
        }
    }

    /// True if the type, or one that it inherits from, has a member of this name.
    func has(_ member: String, in type: String) -> Bool {
        var (open, seen): ([String], Set<String>) = ([type], [])
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if members[next]?.contains(member) == true { return true }
            open += supertypes[next] ?? []
        }
        return false
    }

    /// True if a function, an initializer or a case has these labels, and perhaps more.
    func takes(_ wanted: [String], in function: String) -> Bool {
        let types = [function] + (supertypes[function] ?? [])
        return types.flatMap { labels[$0] ?? [] }.contains { list in
            var rest = list[...]
            return wanted.allSatisfy { label in
                guard let index = rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
    }
}

/// The head of a declaration in one line.
private struct Declaration {
    static let typeKinds: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
    private static let kinds = typeKinds.union([
        "func", "var", "let", "case", "typealias", "associatedtype", "subscript", "init",
    ])

    let kind, name: String
    let names: [String]
    let isPublic: Bool
    let supertypes: [String]

    init?(_ code: Substring) {
        let words = code.split { " (:<?".contains($0) }
        guard let index = words.prefix(8).firstIndex(where: { Self.kinds.contains(String($0)) })
        else { return nil }
        (kind, isPublic) = (String(words[index]), words[..<index].contains("public"))
        let rest = words[(index + 1)...]
        let first = rest.first.map { $0.filter { $0 != "`" } } ?? ""
        name =
            ["init", "subscript"].contains(kind)
            ? kind
            : first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map { String($0) }
                ?? ""
        let cases = kind == "case" ? code.withoutBrackets.split(separator: ",") : []
        names =
            cases.isEmpty
            ? [name] : cases.map { $0.replacing("case ", with: "").identifier }
        let tail = code.split(separator: kind == "typealias" ? "= " : ": ", maxSplits: 1)
        supertypes =
            tail.count < 2
            ? [] : tail[1].split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }
}

extension StringProtocol {
    /// The first word of letters and digits.
    fileprivate var identifier: String {
        String(
            drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    fileprivate var withoutBrackets: String {
        var depth = 0
        return String(
            filter { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth == 0 && character != ")"
            })
    }

    /// The labels of the first list of arguments.
    fileprivate var argumentLabels: [String]? {
        var (depth, argument, all): (Int, String, [String]) = (0, "", [])
        var last: Character = " "
        for character in drop(while: { $0 != "(" }) {
            defer { last = character }
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            if depth == 0 { return all + (argument.label.map { [$0] } ?? []) }
            if character == ",", depth == 1 {
                all += argument.label.map { [$0] } ?? []
                argument = ""
            } else if depth > 1 || character != "(" {
                argument.append(character)
            }
        }
        return nil
    }

    private var label: String? {
        let words = split { " :".contains($0) }.drop { $0.hasPrefix("@") }
        return words.first.map { contains(":") ? String($0.filter { $0 != "`" }) : "_" }
    }
}

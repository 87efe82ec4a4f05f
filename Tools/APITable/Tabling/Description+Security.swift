import ResponseMapper

extension Description {
    /// Returns the scheme of an operation as code; of several, the first that one expresses.
    func authorization(of operation: Operation, _ findings: Findings) -> String? {
        let alternatives = operation.security ?? head.security ?? []
        return alternatives.flatMap(\.list).compactMap { code(for: $0.name, findings) }.first
    }

    /// Notes the schemes that no attribute expresses.
    private func code(for name: String, _ findings: Findings) -> String? {
        let pointer = JSONPointer.root + ["components", "securitySchemes", name]
        let scheme: JSON = (try? value(at: "\(pointer)", from: pointer)) ?? .absent
        switch (scheme["type"].stringValue, scheme["scheme"].string?.lowercased()) {
        case ("http", "basic"): return ".basic"
        case ("http", "bearer"), ("oauth2", _), ("openIdConnect", _): return ".bearer"
        case ("http", let other?): return Source.literal(SwiftName.type(other))
        case ("apiKey", _) where scheme["in"].string == "header":
            let header = Source.literal(scheme["name"].string ?? name)
            findings.note("a key that the provider sets, .header(\(header), key)", at: pointer)
        case ("apiKey", _):
            findings.note("a key in a \(scheme["in"].stringValue), set by a plugin", at: pointer)
        case (let type, _): findings.note("a security scheme of type \(type)", at: pointer)
        }
        return nil
    }
}

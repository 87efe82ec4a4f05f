extension Description {
    /// Returns the scheme of an operation as code; of several, the first that an attribute expresses.
    func authorization(of operation: Operation, _ findings: Findings) throws -> String? {
        let alternatives = operation.security ?? head.security ?? []
        return try alternatives.flatMap(\.list).compactMap { try code(for: $0.name, findings) }
            .first
    }

    /// Notes the schemes that no attribute expresses.
    private func code(for name: String, _ findings: Findings) throws -> String? {
        let pointer = JSONPointer.root + ["components", "securitySchemes", name]
        let referable: Referable<SecurityScheme> = try value(
            at: "\(pointer)", from: JSONPointer.root + ["security"])
        let scheme = try resolve(referable)
        switch (scheme.type, scheme.scheme?.lowercased()) {
        case ("http", "basic"): return ".basic"
        case ("http", "bearer"), ("oauth2", _), ("openIdConnect", _): return ".bearer"
        case ("http", let other?): return Source.literal(SwiftName.type(other))
        case ("apiKey", _) where scheme.place == "header":
            let header = Source.literal(scheme.name ?? name)
            findings.note("a key that the provider sets, .header(\(header), key)", at: pointer)
        case ("apiKey", _):
            findings.note("a key in a \(scheme.place ?? "request"), set by a plugin", at: pointer)
        default: findings.note("a security scheme of type \(scheme.type)", at: pointer)
        }
        return nil
    }
}

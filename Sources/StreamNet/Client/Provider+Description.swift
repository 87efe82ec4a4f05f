extension Provider: CustomStringConvertible {
    /// The targets, the types of the plugins and interceptors, and the backend:
    /// `Provider<GitHub>, plugins: RequestLog, interceptors: Retry, backend: Stubs<GitHub>`.
    ///
    /// ``describe()`` has the steps of a request.
    public var description: String {
        let steps = [("plugins", plugins as [Any]), ("interceptors", interceptors as [Any])]
        let parts = steps.filter { !$0.1.isEmpty }.map { name, parts in
            "\(name): " + parts.map { "\(type(of: $0))" }.joined(separator: ", ")
        }
        return (["Provider<\(T.self)>"] + parts + ["backend: \(backend.name)"])
            .joined(separator: ", ")
    }
}

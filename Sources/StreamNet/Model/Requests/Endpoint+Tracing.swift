extension Endpoint {
    /// The decisions about the request so far; nil if it is not sent, or not traced.
    public var trace: Trace? { context?.trace }

    /// Adds a decision to the trace of the request, if it has one: for plugins and interceptors.
    ///
    ///     endpoint.mark("signed", "with the key of \(date)")
    ///
    /// - Parameters:
    ///   - name: The kind of the decision, one word.
    ///   - detail: The reason in a few words, made only if the request is traced. Secrets are
    ///     hidden when it is shown, as ``Redaction/standard`` does.
    public func mark(_ name: String, _ detail: @autoclosure () -> String = "") {
        context?.trace?.add(name, detail(), ago: .zero)
    }

    /// The same with a value that becomes a text when it is shown; it must not refer to the
    /// endpoint, as both would stay in memory.
    func mark(_ name: String, showing value: @autoclosure () -> any Sendable) {
        context?.trace?.add(name, value(), ago: .zero)
    }
}

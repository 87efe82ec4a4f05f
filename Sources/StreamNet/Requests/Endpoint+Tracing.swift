extension Endpoint {
    /// The decisions about the request so far; nil if it is not sent, or not traced.
    public var trace: Trace? { context?.trace }

    /// Adds a decision to the trace of the request, if it has one: for plugins and interceptors.
    ///
    ///     endpoint.mark("signed", "with the key of \(date)")
    ///
    /// - Parameters:
    ///   - name: The kind of the decision, one word.
    ///   - detail: The reason, read only if the request is traced; it is made a text when the trace
    ///     is shown, with secrets hidden as ``Redaction/standard`` does.
    public func mark(_ name: String, _ detail: @autoclosure () -> (any Sendable)? = nil) {
        context?.trace?.add(name, detail(), ago: .zero)
    }
}

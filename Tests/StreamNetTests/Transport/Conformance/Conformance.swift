import Testing

extension Transporting {
    /// Rules for every backend that crosses a wire, whatever the server does.
    ///
    /// A row names what the client asks, what the server does on the wire, and what comes of it; a
    /// test is a row that needs more words. Each has a server of its own. A new backend joins
    /// ``Contender/all``; what it cannot do stands there, by the names of the rows and with the
    /// reason, and nowhere else. Only what leads from https to http is not on the wire, as that
    /// takes a certificate that is trusted.
    @Suite enum Conformance {
        /// The rows of all subjects.
        static let rows =
            Connecting.rows + Endings.rows + Framing.rows + Grammar.rows + Inflating.rows
            + Redirects.rows + Reuse.rows
    }
}

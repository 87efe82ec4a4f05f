extension StubAnswer {
    /// A stream of `text/event-stream` in pieces, as ``chunks(_:status:headers:)``.
    ///
    /// ```swift
    /// stubs.on(.ticker, [.events("id: 1\ndata: 7\n\n", .fail(.connectionLost)), 204])
    /// ```
    ///
    /// Each connection of an event stream takes the next answer of a sequence.
    public static func events(_ steps: Step...) -> StubAnswer {
        chunks(steps, status: 200, headers: ["Content-Type": "text/event-stream"])
    }
}

extension SourceLoop {
    /// The attempts of one `retry`, one after another.
    /// - Parameter failed: called when an attempt has failed: starts another, now or later, or ends
    ///   the sink.
    convenience init<Count>(
        again source: Flow<Element, Count>, into sink: Sink<Element>,
        _ failed: @escaping @Sendable (any Error, SourceLoop) -> Void
    ) {
        let start = source.starter
        self.init(into: sink, next: { start }) { ending, loop in
            switch ending {
            case .completed: sink.complete()
            case .error(let error): failed(error, loop)
            }
        }
    }
}

extension Sink {
    /// A segment for a source: a failure fails the sink; a completion is left to the operator.
    @inlinable
    func segment(onCompleted: @escaping @Sendable () -> Void) -> Segment {
        Segment(in: segment) { [self] ending in
            switch ending {
            case .completed: onCompleted()
            case .error(let error): fail(error)
            }
        }
    }
}

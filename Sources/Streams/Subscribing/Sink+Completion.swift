extension Sink {
    /// A segment for a source whose failure fails the sink and whose completion is the operator's
    /// business.
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

extension Event {
    /// Calls `accept` with the element: an event as it is received by an observer that never ends.
    ///
    /// A completion is ignored, a failure is reported as one without a handler.
    @inlinable
    func accepted(by accept: (Element) -> Void) {
        switch self {
        case .next(let element): accept(element)
        case .error(let error): StreamErrors.notify(error)
        case .completed: break
        }
    }
}

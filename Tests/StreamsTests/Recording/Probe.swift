import Testing

/// Something for closures to hold, so that a test sees when they are let go.
final class Probe: Sendable {
    /// Does nothing; calling it makes a closure hold the probe.
    func touch() {}

    /// Returns `value`, for a closure that holds the probe to go on with.
    func passing<Value>(_ value: Value) -> Value { value }
}

/// True if nothing holds the probe any more when `use` has returned.
func isReleased(after use: (Probe) throws -> Void) rethrows -> Bool {
    weak var left: Probe?
    do {
        let probe = Probe()
        left = probe
        try use(probe)
    }
    return left == nil
}

/// Expects that nothing holds the probe any more when `use` has returned.
func expectReleased(
    at location: SourceLocation = #_sourceLocation, after use: (Probe) throws -> Void
) rethrows {
    let isReleased = try isReleased(after: use)
    #expect(isReleased, sourceLocation: location)
}

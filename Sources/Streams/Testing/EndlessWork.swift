/// The failure of a `VirtualTimeScheduler` whose clock could not be advanced: work at one instant
/// scheduled more work for that instant, a million times.
///
///     Observable<Int>.interval(.zero, scheduler: time).subscribe()
///     time.advance(by: .seconds(1))
///     print(time.failure!)
///     // VirtualTimeScheduler at 0.0 seconds: wanted an end of the work at this instant,
///     // found more after 1000000 pieces
public struct EndlessWork: Error, Equatable {
    static let limit = 1_000_000

    /// The time at which the clock stands.
    public let instant: Duration
}

extension EndlessWork: CustomStringConvertible {
    /// The scheduler, its time and the number of pieces, in one line.
    public var description: String {
        "VirtualTimeScheduler at \(instant): wanted an end of the work at this instant, "
            + "found more after \(Self.limit) pieces"
    }
}

/// The time by which a subscription is to be over, on the clock of whoever has set it.
///
/// A lifetime inherits the limit of its parent, the task of `Single(async:)` that of its
/// subscription; a shared source has none. The operator that sets it ends the subscription, too.
package final class TimeLimit: Sendable {
    /// The limit of the asynchronous code that runs in a subscription with one.
    @TaskLocal package static var current: TimeLimit?

    private let rest: @Sendable () -> Duration

    /// - Parameter remaining: Returns the time that is left; zero or less if it is over.
    package init(remaining: @escaping @Sendable () -> Duration) { rest = remaining }

    /// The time that is left; zero or less if it is over.
    package var remaining: Duration { rest() }
}

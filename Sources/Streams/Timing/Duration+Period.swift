extension Duration {
    /// The first of the instants `self + period`, `self + 2 * period`, … that is still to come.
    ///
    /// Counting from a fixed instant instead of from now prevents periodic timers from drifting.
    /// - Parameter period: greater than zero.
    @usableFromInline
    func next(after now: Duration, every period: Duration) -> Duration {
        guard now - self >= period else { return self + period }
        let missed = (now - self).attoseconds / period.attoseconds
        return self + Duration(attoseconds: (missed + 1) * period.attoseconds)
    }
}

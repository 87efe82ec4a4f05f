import Testing

extension Trait where Self == TimeLimitTrait {
    /// An hour, against hanging only: a test that waits counts the time of all others.
    static var hangLimit: Self { .timeLimit(.minutes(60)) }
}

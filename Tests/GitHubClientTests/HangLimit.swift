import Testing

extension Trait where Self == TimeLimitTrait {
    /// An hour: a limit against hanging and nothing else, as a test that waits counts the time in
    /// which all others have their turn.
    static var hangLimit: Self { .timeLimit(.minutes(60)) }
}

/// A subject without its type: where the elements of a connection go.
@usableFromInline
struct Stage<Element: Sendable>: Sendable {
    /// What those who listen subscribe to.
    @usableFromInline let flow: Observable<Element>
    @usableFromInline let next: @Sendable (Element) -> Void
    @usableFromInline let end: @Sendable (Ending) -> Void

    @inlinable
    init<Subject: ObservableType & Observer>(_ subject: Subject) where Subject.Element == Element {
        flow = subject.asObservable()
        next = { subject.on(.next($0)) }
        end = { subject.on($0.event()) }
    }
}

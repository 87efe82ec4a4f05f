/// A type-erased subject that receives the elements of a connection.
@usableFromInline
struct AnySubject<Element: Sendable>: Sendable {
    /// The stream that subscribers observe.
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

/// A notification of a stream: any number of elements, then at most one ending.
/// [ReactiveX: the Observable contract](https://reactivex.io/documentation/contract.html)
public enum Event<Element: Sendable>: Sendable, CustomStringConvertible {
    /// One element; more may follow.
    case next(Element)
    /// The stream failed; nothing follows.
    case error(any Error)
    /// The stream is over; nothing follows.
    case completed

    /// The element, or nil for an ending.
    public var element: Element? { if case .next(let element) = self { element } else { nil } }

    /// The error, or nil for an element and for a completion.
    public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }

    /// True if nothing can follow this event.
    public var isEnding: Bool { if case .next = self { false } else { true } }

    /// The event as code: `next(1)`, `error(…)`, `completed`.
    public var description: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }

    @inlinable func accepted(by accept: (Element) -> Void) {
        switch self {
        case .next(let element): accept(element)
        case .error(let error): StreamErrors.notify(error)
        case .completed: break
        }
    }
}

extension Event: Equatable where Element: Equatable {
    /// True if both are the same event; errors are equal if their debug descriptions are.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)):
            String(reflecting: left) == String(reflecting: right)
        case (.completed, .completed): true
        default: false
        }
    }
}

@usableFromInline package enum Ending: Sendable {
    case completed
    case error(any Error)

    @inlinable func event<Element>() -> Event<Element> {
        switch self {
        case .completed: .completed
        case .error(let error): .error(error)
        }
    }
}

import Synchronization

// Unchecked: `snapshot` and `kept` are touched only by the serializer's turn.
/// Both ends of a stream: what it is told, it tells everyone who has subscribed before.
///
///     subject   --a--b--c--|
///     observer     ^-b--c--|
///
/// It may be told from any thread and from inside a delivery: all observers see all events in the
/// same order. A subscription made while an event is being delivered starts with the next one; an
/// observer that is disposed during a delivery gets nothing more. Who subscribes after the ending
/// gets the ending.
///
/// The subject does not keep itself alive; when it goes away, its observers hear nothing more.
///
/// [ReactiveX: Subject](https://reactivex.io/documentation/subject.html)
public final class PublishSubject<Element: Sendable>: ObservableType, Observer, @unchecked Sendable
{
    @usableFromInline
    enum Message: Sendable {
        /// An event, for the observers with a ticket up to the one given.
        case event(Event<Element>, upTo: Int)
        /// Somebody left; let go of what the snapshot still holds.
        case refresh
    }

    @usableFromInline let serializer = Serializer<Message>()
    /// How many have joined so far; their tickets are numbered by it.
    @usableFromInline let joined = Atomic<Int>(0)
    @usableFromInline let isStale = Atomic<Bool>(false)
    private let members = Lock(Members<Element>())
    /// The observers by subscription, for the present turn; unretained, since `kept` keeps them.
    @exclusivity(unchecked) @usableFromInline var snapshot: [Unmanaged<Subscriber<Element>>] = []
    @exclusivity(unchecked) private var kept: [Subscriber<Element>] = []

    /// A subject that nobody observes yet.
    public init() {}

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { members.withLock { !$0.subscribers.isEmpty } }

    /// The receiving end of the subject as a flow.
    public var flow: Observable<Element> { Observable { sink in self.join(sink) } }

    /// Tells all observers.
    @inlinable
    public func on(_ event: Event<Element>) {
        let ticket = joined.load(ordering: .relaxed)
        serializer.send(.event(event, upTo: ticket)) { deliver($0) }
    }

    @inlinable
    func deliver(_ message: Message) {
        if isStale.load(ordering: .relaxed) { refresh() }
        switch message {
        case .event(.next(let element), let ticket):
            for subscriber in snapshot {
                subscriber._withUnsafeGuaranteedRef { $0.next(element, upTo: ticket) }
            }
        case .event(.error(let error), _): end(.error(error))
        case .event(.completed, _): end(.completed)
        case .refresh: break
        }
    }

    @usableFromInline
    func refresh() {
        let old = kept
        kept = members.withLock { members in
            isStale.store(false, ordering: .relaxed)
            return members.subscribers
        }
        snapshot = kept.map(Unmanaged.passUnretained)
        _ = consume old
    }

    @usableFromInline
    func end(_ ending: Ending) {
        let last = members.withLock { members in
            defer { members.subscribers = [] }
            if members.ending == nil { members.ending = ending }
            return members.subscribers
        }
        snapshot = []
        kept = []
        for subscriber in last { subscriber.sink.segment.end(ending) }
    }

    private func join(_ sink: Sink<Element>) {
        let subscriber = Subscriber(sink, self)
        let ending = members.withLock { members in
            if members.ending == nil {
                subscriber.ticket = joined.add(1, ordering: .relaxed).newValue
                members.subscribers.append(subscriber)
                isStale.store(true, ordering: .relaxed)
            }
            return members.ending
        }
        if let ending {
            sink.segment.end(ending)
        } else {
            sink.segment.add(subscriber)
        }
    }

    fileprivate func leave(_ subscriber: Subscriber<Element>) {
        let hasLeft = members.withLock { members in
            defer { isStale.store(true, ordering: .relaxed) }
            return members.remove(subscriber)
        }
        if hasLeft { serializer.send(.refresh) { deliver($0) } }
    }
}

private struct Members<Element: Sendable>: Sendable {
    /// In the order of their tickets.
    var subscribers: [Subscriber<Element>] = []
    var ending: Ending?

    mutating func remove(_ subscriber: Subscriber<Element>) -> Bool {
        var (low, high) = (0, subscribers.count)
        while low < high {
            let middle = (low + high) / 2
            if subscribers[middle].ticket < subscriber.ticket {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < subscribers.count, subscribers[low] === subscriber else { return false }
        subscribers.remove(at: low)
        return true
    }
}

/// One subscription to a subject.
// Unchecked: `ticket` is written once, before the subscriber is published; `hasBegun` is touched
// only by the serializer's turn.
@usableFromInline
final class Subscriber<Element: Sendable>: Disposable, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline fileprivate(set) var ticket = 0
    @exclusivity(unchecked) @usableFromInline var hasBegun = false
    private weak var subject: PublishSubject<Element>?

    fileprivate init(_ sink: Sink<Element>, _ subject: PublishSubject<Element>) {
        self.sink = sink
        self.subject = subject
    }

    /// Delivers an element, unless it was told before the subscription.
    ///
    /// One that another thread began to tell before, but that is queued behind a later one, is
    /// not left out: no gaps.
    @inlinable
    func next(_ element: Element, upTo last: Int) {
        guard hasBegun || ticket <= last, !sink.segment.isClosed else { return }
        hasBegun = true
        sink.next(element)
    }

    @usableFromInline
    func dispose() { subject?.leave(self) }
}

import Synchronization

/// Who listens to a subject, and how they are told.
///
/// Subscriptions hold the audience and not the subject, which may go away before them.
// Unchecked: `kept`, `first` and `more` are touched only by the serializer's turn.
@usableFromInline
final class Audience<Element: Sendable>: @unchecked Sendable {
    @usableFromInline
    enum Message: Sendable {
        /// An event, for the subscribers with a ticket up to the one given.
        case event(Event<Element>, upTo: Int)
        /// Somebody left; let go of what the present turn still holds.
        case refresh
    }

    @usableFromInline let serializer = Serializer<Message>()
    /// How many have been admitted so far; their tickets are numbered by it.
    @usableFromInline let admitted = Atomic<Int>(0)
    @usableFromInline let isStale = Atomic<Bool>(false)
    @usableFromInline let members = Lock(Members<Element>())
    /// The members as the present turn sees them.
    @exclusivity(unchecked) @usableFromInline var kept = Members<Element>()
    /// The same once more, unretained, since `kept` keeps them: no counting for each element.
    @exclusivity(unchecked) @usableFromInline var first: Unmanaged<Subscriber<Element>>?
    @exclusivity(unchecked) @usableFromInline var more: [Unmanaged<Subscriber<Element>>] = []

    @inlinable
    init() {}

    var isEmpty: Bool { members.withLock { $0.first == nil } }

    @inlinable
    func tell(_ event: Event<Element>) {
        let ticket = admitted.load(ordering: .relaxed)
        serializer.send(.event(event, upTo: ticket)) { deliver($0) }
    }

    @inlinable
    func admit(_ sink: Sink<Element>) {
        let subscriber = Subscriber(sink, in: self)
        let ending = members.withLock { members in
            if members.ending == nil {
                subscriber.ticket = admitted.add(1, ordering: .relaxed).newValue
                members.append(subscriber)
                isStale.store(true, ordering: .relaxed)
            }
            return members.ending
        }
        if let ending {
            sink.segment.end(ending)
        } else {
            sink.segment.onTearDown { subscriber.leave() }
        }
    }

    /// Lets everybody go, without an ending.
    @usableFromInline
    func dismiss() {
        let last = members.withLock { members in
            defer { members = Members() }
            isStale.store(true, ordering: .relaxed)
            return members
        }
        if last.first != nil { serializer.send(.refresh) { deliver($0) } }
    }

    @inlinable
    func leave(_ subscriber: Subscriber<Element>) {
        let hasLeft = members.withLock { members in
            isStale.store(true, ordering: .relaxed)
            return members.remove(subscriber)
        }
        if hasLeft { serializer.send(.refresh) { deliver($0) } }
    }

    @inlinable
    func deliver(_ message: Message) {
        if isStale.load(ordering: .relaxed) { refresh() }
        switch message {
        case .event(.next(let element), let ticket):
            first?._withUnsafeGuaranteedRef { $0.next(element, upTo: ticket) }
            var index = 0
            while index < more.count {
                more[index]._withUnsafeGuaranteedRef { $0.next(element, upTo: ticket) }
                index += 1
            }
        case .event(.error(let error), _): end(.error(error))
        case .event(.completed, _): end(.completed)
        case .refresh: break
        }
    }

    @inlinable
    func refresh() {
        let old = kept
        kept = members.withLock { members in
            isStale.store(false, ordering: .relaxed)
            return members
        }
        first = kept.first.map(Unmanaged.passUnretained)
        more = kept.more.map(Unmanaged.passUnretained)
        _ = consume old
    }

    @inlinable
    func end(_ ending: Ending) {
        let last = members.withLock { members in
            defer { members = Members(ending: members.ending ?? ending) }
            return members
        }
        first = nil
        more = []
        kept = Members()
        last.first?.sink.segment.end(ending)
        for subscriber in last.more { subscriber.sink.segment.end(ending) }
    }
}

/// The subscribers, in the order of their tickets; most subjects have one, which needs no array.
@usableFromInline
struct Members<Element: Sendable>: Sendable {
    @usableFromInline var first: Subscriber<Element>?
    @usableFromInline var more: [Subscriber<Element>] = []
    @usableFromInline var ending: Ending?

    @inlinable
    init(ending: Ending? = nil) { self.ending = ending }

    @inlinable
    mutating func append(_ subscriber: Subscriber<Element>) {
        if first == nil { first = subscriber } else { more.append(subscriber) }
    }

    @inlinable
    mutating func remove(_ subscriber: Subscriber<Element>) -> Bool {
        if first === subscriber {
            first = more.isEmpty ? nil : more.removeFirst()
            return true
        }
        var (low, high) = (0, more.count)
        while low < high {
            let middle = (low + high) / 2
            if more[middle].ticket < subscriber.ticket { low = middle + 1 } else { high = middle }
        }
        guard low < more.count, more[low] === subscriber else { return false }
        more.remove(at: low)
        return true
    }
}

/// One subscription to a subject.
// Unchecked: `ticket` is written once, before the subscriber is published; `hasBegun` is touched
// only by the serializer's turn.
@usableFromInline
final class Subscriber<Element: Sendable>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let audience: Audience<Element>
    @exclusivity(unchecked) @usableFromInline var ticket = 0
    @exclusivity(unchecked) @usableFromInline var hasBegun = false

    @inlinable
    init(_ sink: Sink<Element>, in audience: Audience<Element>) {
        self.sink = sink
        self.audience = audience
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

    @inlinable
    func leave() { audience.leave(self) }
}

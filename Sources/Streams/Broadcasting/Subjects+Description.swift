extension ObserverList {
    /// The text for a subject: `PublishSubject<Int>, 2 observers`; its ending instead of them.
    func describe(_ name: String, _ value: String = "") -> String {
        let present: (count: Int, ending: Ending?) = gate.withLock { _ in (count, ending) }
        let state =
            switch present.ending {
            case nil: present.count == 1 ? "1 observer" : "\(present.count) observers"
            case .completed: "completed"
            case .error(let error): "failed: \(error)"
            }
        return "\(name)<\(Element.self)>\(value), \(state)"
    }
}

extension PublishSubject: CustomStringConvertible {
    /// The type, and its observers or ending: `PublishSubject<Int>, 2 observers`.
    public var description: String { observers.describe("PublishSubject") }
}

extension BehaviorSubject: CustomStringConvertible {
    /// The type, the present value, and its observers or ending.
    public var description: String { observers.describe("BehaviorSubject", "(\(latest))") }
}

extension ReplaySubject: CustomStringConvertible {
    /// The type, and its observers or ending.
    public var description: String { observers.describe("ReplaySubject") }
}

extension AsyncSubject: CustomStringConvertible {
    /// The type, and its observers or ending.
    public var description: String { subject.observers.describe("AsyncSubject") }
}

extension PublishRelay: CustomStringConvertible {
    /// The type and its observers: `PublishRelay<Int>, 2 observers`.
    public var description: String { subject.observers.describe("PublishRelay") }
}

extension BehaviorRelay: CustomStringConvertible {
    /// The type, the present value and its observers: `BehaviorRelay<Int>(1), 2 observers`.
    public var description: String {
        subject.observers.describe("BehaviorRelay", "(\(value))")
    }
}

extension ReplayRelay: CustomStringConvertible {
    /// The type and its observers.
    public var description: String { subject.observers.describe("ReplayRelay") }
}

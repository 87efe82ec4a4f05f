import OpenCombine
import Streams

/// A subscriber with a given demand that records its elements.
final class Asker: Subscriber, Sendable {
    typealias Failure = any Error

    let log = Log()
    let received = Locked(0)
    /// Receives an element, and returns the additional demand.
    let onElement = Locked<@Sendable (Asker, Int) -> Subscribers.Demand>({ _, _ in .none })
    private let first: Subscribers.Demand?
    private let subscription = Locked<Kept?>(nil)

    /// Asks for `first` at once; without it, cancels at once.
    init(_ first: Subscribers.Demand?) { self.first = first }

    func request(_ demand: Subscribers.Demand) { subscription.value?.value.request(demand) }

    func cancel() { subscription.value?.value.cancel() }

    func receive(subscription: any Subscription) {
        self.subscription.value = Kept(subscription)
        if let first { subscription.request(first) } else { subscription.cancel() }
    }

    func receive(_ element: Int) -> Subscribers.Demand {
        received.change { $0 += 1 }
        log.note(element)
        return onElement.value(self, element)
    }

    func receive(completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: log.note("|")
        case .failure(let error): log.note(error)
        }
    }
}

/// A subscriber that asks for nothing.
final class Keeper: Subscriber, Sendable {
    typealias Input = Probe
    typealias Failure = any Error

    let subscription = Locked<Kept?>(nil)

    func receive(subscription: any Subscription) { self.subscription.value = Kept(subscription) }

    func receive(_ element: Probe) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<any Error>) {}
}

/// A subscription that threads share.
// Unchecked: a subscription may be used from any thread, but OpenCombine does not say so.
struct Kept: @unchecked Sendable {
    let value: any Subscription

    init(_ value: any Subscription) { self.value = value }
}

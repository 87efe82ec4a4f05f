// Of the public interface only: `Benchmarks` compiles the same file against OpenCombine.
#if STREAMS_BRIDGE_OPENCOMBINE
    import OpenCombine
    import Streams
#elseif canImport(Combine)
    import Combine
#endif

#if STREAMS_BRIDGE_OPENCOMBINE || canImport(Combine)
    extension ObservableType {
        /// The stream as a Combine publisher.
        ///
        /// Each subscriber subscribes to the stream once it has received its subscription. Elements
        /// that it has not demanded wait, in a buffer without a limit. An ending follows them and
        /// needs no demand. After cancelling, nothing is delivered and no element waits.
        /// Type-checked and run against OpenCombine; not run on Apple platforms.
        public var publisher: FlowPublisher<Element> { FlowPublisher(flow: asObservable()) }
    }

    /// A stream as a Combine publisher; see `ObservableType.publisher`.
    public struct FlowPublisher<Output: Sendable>: Publisher, Sendable {
        /// Streams fail with any error.
        public typealias Failure = any Error

        let flow: Observable<Output>

        /// Subscribes to the stream for `subscriber`.
        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Output, Target.Failure == any Error {
            let outlet = CombineSubscription(subscriber)
            subscriber.receive(subscription: outlet)
            outlet.run(flow)
        }
    }

    extension Publisher where Output: Sendable {
        /// The events of the publisher, as a stream.
        ///
        /// Each subscription subscribes to the publisher, on the subscribing thread, with unlimited
        /// demand. Disposing it cancels, also from inside a delivery.
        public func asObservable() -> Observable<Output> {
            let subscribe = UncheckedBox<(AnyObserver<Output>, SerialDisposable) -> Void> {
                self.subscribe(Receiver<Output, Failure>($0, $1))
            }
            return .deferred {
                let held = SerialDisposable()
                // Disposed with the whole, also while the publisher sends and does not return.
                let stop = Observable<Output>.create { _ in held }
                return Observable.create { observer in
                    subscribe.value(observer, held)
                    return Disposables.create()
                }.take(until: stop)
            }
        }
    }

    private final class Receiver<Input: Sendable, Failure: Error>: Subscriber {
        private let observer: AnyObserver<Input>
        private let held: SerialDisposable

        init(_ observer: AnyObserver<Input>, _ held: SerialDisposable) {
            self.observer = observer
            self.held = held
        }

        func receive(subscription: any Subscription) {
            let subscription = UncheckedBox(subscription)
            held.disposable = Disposables.create { subscription.value.cancel() }
            if !held.isDisposed { subscription.value.request(.unlimited) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            observer.onNext(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: observer.onCompleted()
            case .failure(let error): observer.onError(error)
            }
        }
    }

    private enum CombineMessage<Element: Sendable>: Sendable {
        case event(Event<Element>)
        case demand(Int?)
    }

    /// The subscription of one subscriber. Its subject puts events and demands into one order.
    private final class CombineSubscription<Element: Sendable>: Subscription, Sendable {
        private let inbox = PublishSubject<CombineMessage<Element>>()
        private let held = CompositeDisposable()

        init<Target: Subscriber>(_ subscriber: Target)
        where Target.Input == Element, Target.Failure == any Error {
            let delivery = UncheckedBox(
                Delivery<Element>(held, subscriber.receive, subscriber.receive(completion:)))
            held.insert(inbox.subscribe(onNext: { delivery.value.take($0) }))
        }

        func request(_ demand: Subscribers.Demand) { inbox.onNext(.demand(demand.max)) }

        func cancel() { held.dispose() }

        /// Checks for cancellation at each element, as a source may deliver in `subscribe`.
        func run(_ flow: Observable<Element>) {
            let (inbox, held) = (inbox, held)
            if held.isDisposed { return }
            held.insert(
                flow.take(while: { _ in !held.isDisposed }).subscribe { inbox.onNext(.event($0)) })
        }
    }

    private final class Delivery<Element: Sendable> {
        private let held: CompositeDisposable
        private let receive: (Element) -> Subscribers.Demand
        private let complete: (Subscribers.Completion<any Error>) -> Void
        private var wanted = Subscribers.Demand.none
        /// The oldest of the waiting events, last first, then the newer ones in order.
        private var older: [Event<Element>] = []
        private var newer: [Event<Element>] = []

        init(
            _ held: CompositeDisposable, _ receive: @escaping (Element) -> Subscribers.Demand,
            _ complete: @escaping (Subscribers.Completion<any Error>) -> Void
        ) {
            self.held = held
            self.receive = receive
            self.complete = complete
        }

        func take(_ message: CombineMessage<Element>) {
            switch message {
            case .demand(let count): wanted += count.map { .max($0) } ?? .unlimited
            case .event(let event): newer.append(event)
            }
            while !held.isDisposed, let event = next() { deliver(event) }
        }

        private func next() -> Event<Element>? {
            if older.isEmpty {
                swap(&older, &newer)
                older.reverse()
            }
            guard let event = older.last, wanted > .none || event.isEnding else { return nil }
            return older.removeLast()
        }

        private func deliver(_ event: Event<Element>) {
            switch event {
            case .next(let element):
                wanted -= 1
                let more = receive(element)
                wanted += more
            case .completed:
                held.dispose()
                complete(.finished)
            case .error(let error):
                held.dispose()
                complete(.failure(error))
            }
        }
    }

    /// Carries a value of Combine into a `Sendable` closure.
    // Unchecked: Combine's types are not declared `Sendable`. Subscriptions and publishers may be
    // used from any thread by Combine's own rules, and a delivery is touched only by its inbox,
    // which delivers one message at a time and publishes the memory to the next thread.
    private struct UncheckedBox<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
#endif

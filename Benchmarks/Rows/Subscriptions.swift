import Benchmark
import OpenCombine
import Streams

/// The cost of beginning and ending; a subscription is an element.
func subscriptions() {
    row("subscribe + dispose, 5 operators", "Streams", .thousand) { count in
        let total = Total()
        let chain = identity(StreamModel(numbers: PublishSubject<Int>().flow)).chain()
        for _ in 0..<count { chain.subscribe { total.add($0) }.dispose() }
        return total.value
    }
    row("subscribe + dispose, 5 operators", "OpenCombine", .thousand) { count in
        let total = Total()
        let subject = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
        let chain = identity(CombineModel(numbers: subject)).chain()
        for _ in 0..<count { chain.sink { total.add($0) }.cancel() }
        return total.value
    }
    row("assemble, subscribe + dispose, 5 operators", "Streams", .thousand) { count in
        let total = Total()
        let model = identity(StreamModel(numbers: PublishSubject<Int>().flow))
        for _ in 0..<count { model.chain().subscribe { total.add($0) }.dispose() }
        return total.value
    }
    row("assemble, subscribe + dispose, 5 operators", "OpenCombine", .thousand) { count in
        let total = Total()
        let subject = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
        let model = identity(CombineModel(numbers: subject))
        for _ in 0..<count { model.chain().sink { total.add($0) }.cancel() }
        return total.value
    }
    row("subscribe + dispose, share(replay: 1)", "Streams", .thousand) { count in
        let total = Total()
        let shared = identity(PublishSubject<Int>().map { $0 &+ 1 }.share(replay: 1))
        for _ in 0..<count { shared.subscribe { total.add($0) }.dispose() }
        return total.value
    }

    row("create + subscribe, 12 operators", "Streams") { count in
        let total = Total()
        for element in 0..<count {
            Observable.from(CollectionOfOne(element))
                .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
                .map { $0 &* 3 }.filter { $0 & 15 != 1 }
                .map { $0 ^ 5 }.map { $0 &+ 2 }.filter { $0 & 31 != 2 }
                .map { $0 &* 5 }.filter { $0 & 63 != 3 }
                .map { $0 ^ 6 }.map { $0 &- 3 }.filter { $0 & 127 != 4 }
                .subscribe { total.add($0) }
        }
        return total.value
    }
    row("create + subscribe, 12 operators", "OpenCombine", .thousand) { count in
        let total = Total()
        for element in 0..<count {
            let subscription = CollectionOfOne(element).publisher
                .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
                .map { $0 &* 3 }.filter { $0 & 15 != 1 }
                .map { $0 ^ 5 }.map { $0 &+ 2 }.filter { $0 & 31 != 2 }
                .map { $0 &* 5 }.filter { $0 & 63 != 3 }
                .map { $0 ^ 6 }.map { $0 &- 3 }.filter { $0 & 127 != 4 }
                .sink { total.add($0) }
            withExtendedLifetime(subscription) {}
        }
        return total.value
    }

    row("new subject, subscribe, event, dispose", "Streams", .thousand) { count in
        let total = Total()
        for element in 0..<count {
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe { total.add($0) }
            subject.onNext(element)
            subscription.dispose()
        }
        return total.value
    }
    row("new subject, subscribe, event, dispose", "OpenCombine", .thousand) { count in
        let total = Total()
        for element in 0..<count {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.sink { total.add($0) }
            subject.send(element)
            subscription.cancel()
        }
        return total.value
    }
}

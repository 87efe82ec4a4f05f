import OpenCombine
import Streams

/// Callbacks become streams, and streams become values: relays, `create`, `value`.
func callbacks() {
    row("relay", "Streams") { count in
        let total = Total()
        let relay = PublishRelay<Int>()
        relay.subscribe { total.add($0) }
        for element in 0..<count { relay.accept(element) }
        return total.value
    }
    row("relay with a value", "Streams") { count in
        let total = Total()
        let relay = BehaviorRelay(value: 0)
        relay.subscribe { total.add($0) }
        for element in 0..<count { relay.accept(element) }
        return total.value
    }
    row("relay with a value", "OpenCombine", .thousand) { count in
        let total = Total()
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { total.add($0) }
        for element in 0..<count { subject.send(element) }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("create, told elements", "Streams") { count in
        let total = Total()
        Observable<Int>.create { observer in
            for element in 0..<count { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }.subscribe { total.add($0) }
        return total.value
    }
    row("create a single, subscribe", "Streams") { count in
        let total = Total()
        for element in 0..<count {
            single(element).subscribe(onSuccess: { total.add($0) })
        }
        return total.value
    }
    row("create a single, subscribe", "OpenCombine", .thousand) { count in
        let total = Total()
        for element in 0..<count {
            let future = Future<Int, Never> { $0(.success(element)) }
            _ = future.sink { total.add($0) }
        }
        return total.value
    }
    row("await a single", "Streams", .thousand) { count in
        var total = 0
        for element in 0..<count { total &+= (try? await single(element).value) ?? 0 }
        return total
    }
    row("await a single", "by hand", .thousand) { count in
        var total = 0
        for element in 0..<count {
            total &+= await withCheckedContinuation { $0.resume(returning: element) }
        }
        return total
    }
}

/// Not to be inlined into the subscriber.
@inline(never)
private func single(_ element: Int) -> Single<Int> {
    .create { resolve in
        resolve(.success(element))
        return Disposables.create()
    }
}

import Benchmark
import OpenCombine
import Streams

/// `flatMap` five times over: of the constant `just`, and of a source that has to run.
func flatMaps() {
    row("flatMap ×5 of just", "loop") { count in
        let total = Total()
        for element in 0..<count { total.add(element &+ 5) }
        return total.value
    }
    row("flatMap ×5 of just", "Streams") { count in
        let total = Total()
        Observable.from(0..<count)
            .flatMap { .just($0 &+ 1) as Single<Int> }.flatMap { .just($0 &+ 1) as Single<Int> }
            .flatMap { .just($0 &+ 1) as Single<Int> }.flatMap { .just($0 &+ 1) as Single<Int> }
            .flatMap { .just($0 &+ 1) as Single<Int> }
            .subscribe { total.add($0) }
        return total.value
    }
    row("flatMap ×5 of just", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .flatMap { Just($0 &+ 1) }.flatMap { Just($0 &+ 1) }.flatMap { Just($0 &+ 1) }
            .flatMap { Just($0 &+ 1) }.flatMap { Just($0 &+ 1) }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("create in flatMap", "Streams", .thousand) { count in
        let total = Total()
        Observable.from(0..<count).flatMap(created).subscribe { total.add($0) }
        return total.value
    }
    row("create in flatMap", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .flatMap { element in Future<Int, Never> { $0(.success(element)) } }
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }

    row("flatMap ×5 of a general inner", "Streams", .thousand) { count in
        let total = Total()
        Observable.from(0..<count)
            .flatMap(inner).flatMap(inner).flatMap(inner).flatMap(inner).flatMap(inner)
            .subscribe { total.add($0) }
        return total.value
    }
    row("flatMap ×5 of a general inner", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = (0..<count).publisher
            .flatMap(innerPublisher).flatMap(innerPublisher).flatMap(innerPublisher)
            .flatMap(innerPublisher).flatMap(innerPublisher)
            .sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
}

@inline(never) @Sendable
func inner(_ element: Int) -> Observable<Int> { .from(CollectionOfOne(element &+ 1)) }

@inline(never) @Sendable
private func created(_ element: Int) -> Observable<Int> {
    .create { observer in
        observer.onNext(element)
        observer.onCompleted()
        return Disposables.create()
    }
}

@inline(never)
func innerPublisher(_ element: Int) -> AnyPublisher<Int, Never> {
    [element &+ 1].publisher.eraseToAnyPublisher()
}

import Benchmark
import OpenCombine
import Streams

/// The everyday case: the source is a property and a function returns the chain, so
/// the compiler does not see the whole.
func erasedChains() {
    row("erased chain of 5", "nested closures") { count in
        let total = Total()
        let first = nested { total.add($0) }
        for element in 0..<count { first(element) }
        return total.value
    }
    row("erased chain of 5", "Streams, from a sequence") { count in
        let total = Total()
        let model = StreamModel(numbers: .from(0..<count))
        identity(model).chain().subscribe { total.add($0) }
        return total.value
    }
    row("erased chain of 5", "Streams, from a subject") { count in
        let total = Total()
        let subject = PublishSubject<Int>()
        let model = StreamModel(numbers: subject.flow)
        identity(model).chain().subscribe { total.add($0) }
        for element in 0..<count { subject.onNext(element) }
        return total.value
    }
    row("erased chain of 5", "OpenCombine, from a sequence", .thousand) { count in
        let total = Total()
        let model = CombineModel(numbers: (0..<count).publisher.eraseToAnyPublisher())
        let subscription = identity(model).chain().sink { total.add($0) }
        return withExtendedLifetime(subscription) { total.value }
    }
    row("erased chain of 5", "OpenCombine, from a subject", .thousand) { count in
        let total = Total()
        let subject = PassthroughSubject<Int, Never>()
        let model = CombineModel(numbers: subject.eraseToAnyPublisher())
        let subscription = identity(model).chain().sink { total.add($0) }
        for element in 0..<count { subject.send(element) }
        return withExtendedLifetime(subscription) { total.value }
    }
}

final class StreamModel: Sendable {
    let numbers: Observable<Int>

    init(numbers: Observable<Int>) { self.numbers = numbers }

    @inline(never)
    func chain() -> Observable<Int> {
        numbers
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }
    }
}

final class CombineModel {
    let numbers: AnyPublisher<Int, Never>

    init(numbers: AnyPublisher<Int, Never>) { self.numbers = numbers }

    @inline(never)
    func chain() -> AnyPublisher<Int, Never> {
        numbers
            .map { $0 &+ 1 }.filter { $0 & 7 != 0 }
            .map { $0 &* 3 }.filter { $0 & 15 != 1 }
            .map { $0 ^ 5 }
            .eraseToAnyPublisher()
    }
}

private typealias Step = (Int) -> Void

/// The chain by hand, where no closure knows the one it calls: the bound for an erased chain.
private func nested(_ end: @escaping Step) -> Step {
    let fifth = mapping({ $0 ^ 5 }, end)
    let fourth = filtering({ $0 & 15 != 1 }, fifth)
    let third = mapping({ $0 &* 3 }, fourth)
    let second = filtering({ $0 & 7 != 0 }, third)
    return mapping({ $0 &+ 1 }, second)
}

// Not generic and not optimised, so that it is not inlined and nothing wraps the closure.
@inline(never) @_optimize(none)
private func mapping(_ transform: @escaping (Int) -> Int, _ next: @escaping Step) -> Step {
    { next(transform($0)) }
}

@inline(never) @_optimize(none)
private func filtering(_ keep: @escaping (Int) -> Bool, _ next: @escaping Step) -> Step {
    { if keep($0) { next($0) } }
}

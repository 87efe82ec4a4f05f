extension ObservableType {
    /// Accumulates the elements and delivers the result when the stream completes.
    ///
    ///     --1--2--3--|
    ///       reduce(0) { $0 + $1 }
    ///     -----------[6|]
    /// Without elements, delivers the seed. For a collection, use `reduce(into:accumulator:)`.
    /// [ReactiveX: Reduce](https://reactivex.io/documentation/operators/reduce.html)
    @inlinable public func reduce<Result: Sendable, Failure: Error>(
        _ seed: Result,
        accumulator: @escaping @Sendable (Result, Element) throws(Failure) -> Result
    ) -> Observable<Result> {
        reduce(into: seed) { result, element throws(Failure) in
            result = try accumulator(result, element)
        }
    }

    /// Accumulates the elements in place and delivers the result when the stream completes.
    ///
    ///     --a--b--b--|
    ///       reduce(into: "") { $0.append($1) }
    ///     -----------[(abb)|]
    /// As `reduce(_:accumulator:)`, without a copy of a collection for each element.
    @inlinable public func reduce<Result: Sendable, Failure: Error>(
        into seed: Result,
        accumulator: @escaping @Sendable (inout Result, Element) throws(Failure) -> Void
    ) -> Observable<Result> {
        Observable { [flow] sink in
            let result = MutableBox(seed)
            let lifetime = sink.lifetime { sink.succeed(result.value) }
            flow.start(in: lifetime) { element in
                do throws(Failure) { try accumulator(&result.value, element) } catch {
                    sink.fail(error)
                }
            }
        }
    }

    /// All elements at once, when the stream completes.
    ///
    ///     --a--b--|
    ///       toArray()
    ///     --------[x|]        x = [a, b]
    /// [ReactiveX: To](https://reactivex.io/documentation/operators/to.html)
    @inlinable public func toArray() -> Single<[Element]> {
        Single { [flow] sink in
            let elements = MutableBox<[Element]>([])
            let lifetime = sink.lifetime { sink.succeed(elements.value) }
            flow.start(in: lifetime) { elements.value.append($0) }
        }
    }
}

extension ObservableType where Count == Many {
    /// Collects consecutive elements in arrays, as long as they belong together.
    ///
    ///     --a-A-b---|
    ///       chunked { $0.lowercased() == $1.lowercased() }
    ///     ------A---[B|]        A = [a, A], B = [b]
    /// An array is delivered with the first element that begins another one, the last array with
    /// the completion; a failure drops it. An array has no limit.
    public func chunked<Failure: Error>(
        by belongsTogether: @escaping @Sendable (Element, Element) throws(Failure) -> Bool
    ) -> Observable<[Element]> {
        Observable { [flow] sink in
            let chunk = MutableBox<[Element]>([])
            let lifetime = sink.lifetime {
                chunk.value.isEmpty ? sink.complete() : sink.succeed(chunk.value)
            }
            flow.start(in: lifetime) { element in
                do throws(Failure) {
                    if let last = chunk.value.last, try !belongsTogether(last, element) {
                        let full = exchange(&chunk.value, with: [element])
                        sink.next(full)
                    } else {
                        chunk.value.append(element)
                    }
                } catch { sink.fail(error) }
            }
        }
    }
}

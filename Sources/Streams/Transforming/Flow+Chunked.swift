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

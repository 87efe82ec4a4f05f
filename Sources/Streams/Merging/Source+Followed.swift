extension Source {
    /// This, and then its successor.
    @inlinable
    func followed(by successor: Successor<Element>) -> Source {
        switch (self, successor) {
        case (.just, .recovery), (.empty, .recovery): self
        default: .chain(Chain(self, successor) { SourceLoop(.chain($0), into: $1) })
        }
    }

    /// This, and `next` when it has completed.
    @inlinable
    func then(_ next: Source) -> Source {
        switch (self, next) {
        case (.empty, _): next
        case (_, .empty), (.error, _): self
        default: followed(by: .source(next))
        }
    }

    /// The flow that the element makes, if the element is known already.
    ///
    /// That flow then takes the place of the whole.
    @inlinable
    func made<New, Count, Failure: Error>(
        by transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Count>
    ) -> Source<New>? {
        guard case .just(let element) = self else { return nil }
        return .deferred { _ in
            do throws(Failure) {
                return try transform(element).source
            } catch {
                return .error(error)
            }
        }
    }
}

extension Pages {
    /// The elements for `for try await`: a page is requested when the loop wants an element of it.
    ///
    /// Leaving the loop requests nothing more. Cancelling the task cancels the request, and the
    /// loop throws `CancellationError`; otherwise it throws the error of the pages, after the
    /// elements before it.
    public var values: Values { Values(first: first) }

    /// The elements of pages as an asynchronous sequence.
    public struct Values: AsyncSequence, Sendable {
        let first: PageStep<Element>?

        /// Returns an iterator that starts with the first page and has requested nothing yet.
        public func makeAsyncIterator() -> Iterator { Iterator(next: first) }

        /// Reads pages, one request at a time; a copy continues on its own from where it was made.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            private var elements: ArraySlice<Element> = []
            private var following: PageStep<Element>?

            init(next: PageStep<Element>?) { following = next }

            /// Returns the next element; nil after the last one, and after an error.
            public mutating func next() async throws -> Element? { try await next(isolation: nil) }

            /// Returns the next element on the caller's actor; nil after the last one, and after an
            /// error.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws -> Element? {
                while elements.isEmpty, let step = following {
                    following = nil
                    let loaded = try await step.load().value
                    (elements, following) = (loaded.elements[...], loaded.next)
                }
                guard let element = elements.popFirst() else { return nil }
                try Task.checkCancellation()
                return element
            }
        }
    }
}

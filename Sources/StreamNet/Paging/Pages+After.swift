extension Pages {
    /// Pages of which each is requested by an input, and makes the next.
    init<Input: Sendable>(
        after input: Input, send: @escaping @Sendable (Input) -> Single<Element>,
        next: @escaping @Sendable (Element, Input) throws -> Input?
    ) {
        self.init(first: PageStep(after: input, send, next))
    }
}

extension PageStep {
    fileprivate init<Input: Sendable>(
        after input: Input, _ send: @escaping @Sendable (Input) -> Single<Element>,
        _ next: @escaping @Sendable (Element, Input) throws -> Input?
    ) {
        self.init {
            send(input).map { page in
                do {
                    let following = try next(page, input)
                    return Loaded(
                        elements: [page],
                        next: following.map { PageStep(after: $0, send, next) })
                } catch {
                    return Loaded(elements: [page], next: PageStep(failing: error))
                }
            }
        }
    }
}

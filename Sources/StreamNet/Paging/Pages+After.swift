extension Pages {
    /// Pages of which each is requested by an input, and makes the next.
    /// - Parameter send: Sends the request of an input, with these attributes over all others.
    init<Input: Sendable>(
        after input: Input,
        send: @escaping @Sendable (Input, _ attributes: Attributes) -> Single<Element>,
        next: @escaping @Sendable (Element, Input) throws -> Input?
    ) {
        self.init(
            first: PageStep {
                // One for each subscription, which may begin at another server than the last.
                let check: Attributes = .plugins([PageOriginCheck()])
                return PageStep(after: input, { send($0, check) }, next).load()
            })
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

/// A page that has not been requested yet.
struct PageStep<Element: Sendable>: Sendable {
    /// The elements of a page, and the page after it; nil after the last one.
    struct Loaded: Sendable {
        let elements: [Element]
        var next: PageStep?
        /// The cursor of the page after it, also behind a limit; nil if it has none.
        var cursor: String?
    }

    let load: @Sendable () -> Single<Loaded>

    init(_ load: @escaping @Sendable () -> Single<Loaded>) { self.load = load }

    /// A page that cannot be requested: the pages before it end with this error.
    init(failing error: any Error) { self.init { .error(error) } }
}

extension PageStep {
    /// The elements of this page and of those that follow; the next takes the place of the whole.
    var flow: Observable<Element> {
        .deferred {
            let following = Latest<PageStep>()
            let elements = load().flatMap { loaded in
                following.value = loaded.next
                return Observable.from(loaded.elements)
            }
            return elements.concat(.deferred { following.value?.flow ?? .empty() })
        }
    }

    func map<New: Sendable>(
        _ transform: @escaping @Sendable (Loaded) throws -> [New]
    ) -> PageStep<New> {
        PageStep<New> {
            load().map { loaded in
                .init(
                    elements: try transform(loaded), next: loaded.next?.map(transform),
                    cursor: loaded.cursor)
            }
        }
    }

    func prefix(_ count: Int) -> PageStep? {
        guard count > 0 else { return nil }
        return PageStep {
            load().map { loaded in
                let left = count - loaded.elements.count
                let elements = left < 0 ? Array(loaded.elements.prefix(count)) : loaded.elements
                return Loaded(
                    elements: elements, next: loaded.next?.prefix(left), cursor: loaded.cursor)
            }
        }
    }
}

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

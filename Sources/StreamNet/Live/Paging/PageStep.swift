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

    /// The same page, changed when it has arrived.
    func changed<New: Sendable>(
        _ change: @escaping @Sendable (Loaded) throws -> PageStep<New>.Loaded
    ) -> PageStep<New> { PageStep<New> { load().map(change) } }

    func map<New: Sendable>(
        _ transform: @escaping @Sendable (Loaded) throws -> [New]
    ) -> PageStep<New> {
        changed {
            .init(elements: try transform($0), next: $0.next?.map(transform), cursor: $0.cursor)
        }
    }

    func prefix(_ count: Int) -> PageStep? {
        guard count > 0 else { return nil }
        return changed { loaded in
            .init(
                elements: Array(loaded.elements.prefix(count)),
                next: loaded.next?.prefix(count - loaded.elements.count), cursor: loaded.cursor)
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
        @Sendable func step(_ input: Input, _ check: Attributes) -> PageStep<Element> {
            PageStep {
                send(input, check).map { page in
                    do {
                        let following = try next(page, input)
                        return .init(elements: [page], next: following.map { step($0, check) })
                    } catch {
                        return .init(elements: [page], next: PageStep(failing: error))
                    }
                }
            }
        }
        // A check for each subscription, which may begin at another server than the last.
        self.init(first: PageStep { step(input, .plugins([PageOriginCheck()])).load() })
    }
}

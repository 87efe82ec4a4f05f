// The type, built by hand; every part stands in BuildAStreamIn30Lines.
// The alignment is for the reader of the document.
// swift-format-ignore-file

// snippet.type
final class Subscription {
    private(set) var isOver = false
    func dispose() { isOver = true }
}

struct MiniFlow<Element> {
    let start: (Subscription, @escaping (Element) -> Void) -> Void

    static func just(_ element: Element) -> MiniFlow {
        MiniFlow { subscription, next in
            if !subscription.isOver { next(element) }
        }
    }

    func map<New>(
        _ transform: @escaping (Element) -> New
    ) -> MiniFlow<New> {
        MiniFlow<New> { subscription, next in
            start(subscription) { next(transform($0)) }
        }
    }

    func flatMap<New>(
        _ transform: @escaping (Element) -> MiniFlow<New>
    ) -> MiniFlow<New> {
        MiniFlow<New> { subscription, next in
            start(subscription) { transform($0).start(subscription, next) }
        }
    }

    func subscribe(_ next: @escaping (Element) -> Void) -> Subscription {
        let subscription = Subscription()
        start(subscription) { if !subscription.isOver { next($0) } }
        return subscription
    }
}
// snippet.end

// snippet.use
let words = MiniFlow<String> { subscription, next in
    for word in ["a", "b", "c"] where !subscription.isOver { next(word) }
}
let doubled = words.flatMap { .just($0 + $0) }.map { $0.uppercased() }

// AA BB CC; nothing ran before this line
let subscription = doubled.subscribe { print($0) }
// … and nothing runs after this one
subscription.dispose()
// snippet.end

// snippet.filter
extension MiniFlow {
    func filter(_ keep: @escaping (Element) -> Bool) -> MiniFlow {
        MiniFlow { subscription, next in
            start(subscription) { if keep($0) { next($0) } }
        }
    }
}
// snippet.end

import Allocations
import Locks
import ResponseMapper
import Testing

/// The elements that a closure or a stream delivered, in their order, from any thread.
final class Log<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    init() {}

    init(_ flow: Observable<Element>) { flow.subscribe(onNext: { [self] in add($0) }) }

    var all: [Element] { elements.withLock { $0 } }

    func add(_ element: Element) { elements.withLock { $0.append(element) } }
}

/// The result of a single that ends at once; nil if it has not ended.
func result<Value: Sendable>(of single: Single<Value>) -> Result<Value, any Error>? {
    let log = Log<Result<Value, any Error>>()
    single.subscribe { log.add($0) }
    return log.all.first
}

extension Result {
    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// A case of a table, with its name.
struct NamedCase<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: Value

    init(_ name: String, _ value: Value) { (testDescription, self.value) = (name, value) }
}

/// The blocks that a closure allocates when it has run before.
func allocations(of body: () throws -> Void) rethrows -> Int {
    for _ in 0..<2 { try body() }
    let before = allocations_count()
    try body()
    return allocations_count() - before
}

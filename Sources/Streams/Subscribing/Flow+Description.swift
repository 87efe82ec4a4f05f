extension Flow: CustomStringConvertible {
    /// The kind of stream, and its element or ending if that is known without a subscription:
    /// `Observable<Int>`, `Single<Int>.just(1)`.
    public var description: String {
        let name = "\(Count.self == One.self ? "Single" : "Observable")<\(Element.self)>"
        return switch source {
        case .just(let element): "\(name).just(\(element))"
        case .empty: "\(name).empty()"
        case .error(let error): "\(name).error(\(error))"
        case .run, .chain, .deferred: name
        }
    }
}

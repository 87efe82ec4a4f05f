/// The errors that the operators of this module produce by themselves.
public enum StreamError: Error, Equatable, Sendable {
    /// `timeout`: nothing came within the time given.
    case timedOut(after: Duration)
    /// `asSingle`, `single`: the stream completed without an element.
    case noElements
    /// `asSingle`, `single`: a second element came.
    case moreThanOneElement
    /// `element(at:)`: the stream has no element with this number.
    case argumentOutOfRange(_ index: Int)
    /// `values(buffering: .failing(limit))`: the reader fell this many elements behind.
    case bufferOverflow(limit: Int)
}

extension StreamError: CustomStringConvertible {
    /// A message with the requirement and the actual event.
    public var description: String {
        switch self {
        case .timedOut(let limit): "wanted an element within \(limit), found none"
        case .noElements: "wanted one element, found none"
        case .moreThanOneElement: "wanted one element, found a second"
        case .argumentOutOfRange(let index): "wanted an element at \(index), found none there"
        case .bufferOverflow(let limit): "wanted a reader within \(limit) elements, found it behind"
        }
    }
}

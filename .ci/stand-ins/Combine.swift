// The declarations of Combine that Streams uses, and the names beside them that could clash, with
// Apple's signatures and without bodies that do anything. For type-checking on Linux only.

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

public struct CombineIdentifier: Hashable, Sendable {
    public init() {}
}

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public func cancel() {}
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public enum Subscribers {
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()
        public static func max(_ value: Int) -> Demand { none }
        public var max: Int? { nil }
        public static func += (left: inout Demand, right: Demand) {}
        public static func -= (left: inout Demand, right: Int) {}
        public static func < (left: Demand, right: Demand) -> Bool { false }
        public static func > (left: Demand, right: Int) -> Bool { false }
    }

    @frozen
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    var now: SchedulerTimeType { get }
}

public struct ImmediateScheduler: Sendable {
    public static let shared = ImmediateScheduler()
}

public struct Record<Output, Failure: Error> {
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {}
}

public struct Empty<Output, Failure: Error> {}

// The declarations of Network that StreamNet uses, and the names beside them that could clash.
import Dispatch

public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status: Status
    public let isExpensive: Bool
    public let isConstrained: Bool
}

public final class NWPathMonitor: Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { nil }
        set {}
    }
    public init() {}
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}

public enum NWEndpoint {}
public final class NWConnection {}

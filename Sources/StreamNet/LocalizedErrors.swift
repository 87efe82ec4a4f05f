import Foundation

// `localizedDescription` is the description: Foundation's own text for a Swift error has a number
// and the name of the type, and no reason.

extension StreamError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension CheckpointError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension MarbleError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension DrawingError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension EndlessWorkError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension NetError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension RequestError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension TransportError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension ConfigurationError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension MappingError {
    /// The description.
    public var errorDescription: String? { description }
}

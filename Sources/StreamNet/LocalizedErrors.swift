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

extension MalformedDrawing: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension EndlessWork: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension NetError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension RequestFailure: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension TransportFailure: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension ConfigurationFailure: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension MappingFailure {
    /// The description.
    public var errorDescription: String? { description }
}

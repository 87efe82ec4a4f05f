import Foundation

extension JSONError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

extension Problem: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}

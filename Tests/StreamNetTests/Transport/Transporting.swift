import StreamNet
import Testing

/// Tests over a wire: the table that every backend must pass, and tests of single backends.
///
/// One suite runs after another, since some of them measure time, and some what is left open.
@Suite(.serialized, .highPriority, .hangLimit)
enum Transporting {
    /// Both network backends, with settings.
    static let makers: [@Sendable (TransportConfiguration) throws -> any Backend] = [
        { try URLSessionBackend($0) }, { try NetworkBackend($0) },
    ]

    static let onLinux: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
}

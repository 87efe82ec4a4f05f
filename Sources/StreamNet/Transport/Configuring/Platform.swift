import Foundation

/// The differences between the URLSession of Apple platforms and that of the toolchain.
enum Platform {
    /// A day, in seconds, for timeouts that never pass; infinity would trap on Linux.
    static let never: TimeInterval = 86_400

    /// True if fewer descriptors are left than a connection needs: a socket, and for the lookup.
    static var lacksDescriptors: Bool {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < 4 {
            let descriptor = open("/", O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { return errno == EMFILE || errno == ENFILE }
            opened.append(descriptor)
        }
        return false
    }
}

extension URLSessionConfiguration {
    /// A configuration without disk, cookies and caches of its own, for either platform.
    static func streamNet(
        _ wanted: TransportConfiguration, connections: Int
    ) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        // On Linux a session with a cache, which stores nothing, crashes when a task is cancelled.
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = connections
        // On Linux URLSession truncates them to whole seconds, and counts the time in the queue.
        configuration.timeoutIntervalForRequest = Platform.never
        configuration.timeoutIntervalForResource = Platform.never
        Platform.apply(wanted, to: configuration)
        return configuration
    }
}

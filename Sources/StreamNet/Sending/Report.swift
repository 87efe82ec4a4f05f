import Synchronization

/// Tells the plugins about one attempt: that it begins, then, once, its result or that it was
/// cancelled.
final class Report: Sendable {
    private enum State {
        case waiting, beginning, cancelledMeanwhile, begun, over

        /// Whether the plugins are to be told of the beginning.
        mutating func begin() -> Bool {
            defer { if self == .waiting { self = .beginning } }
            return self == .waiting
        }

        /// Whether all have been told, and none cancelled meanwhile.
        mutating func haveBegun() -> Bool {
            defer { self = self == .beginning ? .begun : .over }
            return self == .beginning
        }

        /// Whether the plugins are to be told of the end, now and by whoever asks.
        mutating func end() -> Bool {
            defer { self = self == .beginning ? .cancelledMeanwhile : .over }
            return self == .begun
        }
    }

    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let state = Mutex(State.waiting)

    init(_ plugins: [any Plugin], _ endpoint: Endpoint) {
        self.plugins = plugins
        self.endpoint = endpoint
    }

    /// Throws the veto of a plugin, if there is one.
    ///
    /// Who is told of the beginning hears of the end, too: cancelled meanwhile, behind all.
    func begin() throws {
        guard state.withLock({ $0.begin() }) else { throw NetError.cancelled }
        var veto: (any Error)?
        for plugin in plugins {
            do {
                try Refusal.of("a request that \(type(of: plugin)) lets pass", endpoint) {
                    try plugin.willSend(endpoint)
                }
            } catch {
                veto = veto ?? error
            }
        }
        guard state.withLock({ $0.haveBegun() }) else {
            end(.failure(NetError.cancelled))
            throw NetError.cancelled
        }
        if let veto { throw veto }
    }

    /// Does nothing for an attempt that has not begun, or is over.
    func tell(_ result: @autoclosure () -> Result<Response, any Error>) {
        if state.withLock({ $0.end() }) { end(result()) }
    }

    private func end(_ result: Result<Response, any Error>) {
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
    }
}

import Streams

/// The failures without a handler, as the test receives them in whose task they are delivered: the
/// hook is one for the whole process.
enum Unhandled {
    @TaskLocal private static var heard: Locked<[String]>?

    /// Passes on what no test expects.
    private static let hook: Void = {
        let before = StreamErrors.onUnhandled
        StreamErrors.onUnhandled = { error in
            guard let heard else { before?(error); return }
            heard.change { $0.append("\(error)") }
        }
    }()

    /// The failures during `run`, in order.
    static func during(_ run: () throws -> Void) rethrows -> [String] {
        _ = hook
        let all = Locked<[String]>([])
        try $heard.withValue(all) { try run() }
        return all.value
    }

    /// The failures during `run`, in order.
    static func during(_ run: () async throws -> Void) async rethrows -> [String] {
        _ = hook
        let all = Locked<[String]>([])
        try await $heard.withValue(all) { try await run() }
        return all.value
    }
}

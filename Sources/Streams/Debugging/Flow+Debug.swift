extension ObservableType {
    /// Prints the subscription, each event and the end of the subscription.
    ///
    ///     names -> subscribed
    ///     names -> next(Ada)
    ///     names -> completed
    ///     names -> disposed
    /// - Parameter identifier: the text before the arrow; by default, the place of the call.
    public func debug(
        _ identifier: String? = nil,
        to output: @escaping @Sendable (String) -> Void = { print($0) },
        fileID: String = #fileID, line: Int = #line
    ) -> Flow<Element, Count> {
        let name = identifier ?? "\(fileID):\(line)"
        let result = asObservable().do(
            onNext: { output("\(name) -> next(\($0))") },
            onError: { output("\(name) -> error(\($0))") },
            onCompleted: { output("\(name) -> completed") },
            onSubscribe: { output("\(name) -> subscribed") },
            onDispose: { output("\(name) -> disposed") })
        return Flow(result.source)
    }

    /// Adds this place in the source code to failures that pass: a stream has no stack trace.
    ///
    ///     users.checkpoint()      // fails with: offline, at App/Users.swift:12
    /// The failure becomes a ``CheckpointError``, to which checkpoints downstream add their places.
    /// Operators that inspect the error belong upstream, or read `underlying`.
    public func checkpoint(fileID: String = #fileID, line: Int = #line) -> Flow<Element, Count> {
        mapError { CheckpointError($0, passing: "\(fileID):\(line)") }
    }
}

/// An error and the checkpoints that it passed.
public struct CheckpointError: Error, CustomStringConvertible {
    /// The original error.
    public let underlying: any Error
    /// The places of the checkpoints, as `Module/File.swift:line`, in the order of passing.
    public let places: [String]

    init(_ error: any Error, passing place: String) {
        let earlier = error as? CheckpointError
        underlying = earlier?.underlying ?? error
        places = (earlier?.places ?? []) + [place]
    }

    /// The error, then the places: `offline, at App/Users.swift:12`.
    public var description: String { "\(underlying), at \(places.joined(separator: ", "))" }
}

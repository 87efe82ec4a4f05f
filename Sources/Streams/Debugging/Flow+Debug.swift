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
        let (source, name) = (flow, identifier ?? "\(fileID):\(line)")
        return Flow { sink in
            output("\(name) -> subscribed")
            sink.lifetime.afterTearDown { output("\(name) -> disposed") }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                let event: Event<Element> = ending.event()
                output("\(name) -> \(event)")
                sink.on(event)
            }
            source.start(in: lifetime) { element in
                output("\(name) -> next(\(element))")
                sink.next(element)
            }
        }
    }

    /// Adds this place in the source code to failures that pass: a stream has no stack trace.
    ///
    ///     users.checkpoint()      // fails with: offline, at App/Users.swift:12
    /// The failure becomes a ``CheckpointError``, to which checkpoints downstream add their places.
    /// Operators that inspect the error belong upstream, or read `underlying`.
    public func checkpoint(fileID: String = #fileID, line: Int = #line) -> Flow<Element, Count> {
        let (source, place) = (flow, "\(fileID):\(line)")
        return Flow { sink in
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                switch ending {
                case .completed: sink.complete()
                case .error(let error): sink.fail(CheckpointError(error, passing: place))
                }
            }
            source.start(in: lifetime, sink.next)
        }
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

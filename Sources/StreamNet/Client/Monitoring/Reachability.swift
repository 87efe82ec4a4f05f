#if canImport(Network)
    import Dispatch
    import Network

    /// Whether there is a network, as far as the system knows.
    ///
    /// A hint for the user interface, never a reason not to send: the system may be wrong in either
    /// direction, and only a request tells whether a server answers. Only Apple platforms know it;
    /// elsewhere there is no such type.
    public struct Reachability: Sendable, Hashable {
        /// Whether a path to some network is there.
        public let isSatisfied: Bool
        /// Whether it is one that costs, such as a mobile one.
        public let isExpensive: Bool
        /// Whether the user wants little to be sent.
        public let isConstrained: Bool

        /// What holds now, and then each change; never ends.
        ///
        /// Each subscription watches by itself and is told from a queue of its own; disposing ends
        /// the watching.
        public static var changes: Observable<Reachability> {
            .create { observer in
                let monitor = NWPathMonitor()
                monitor.pathUpdateHandler = { path in
                    observer.onNext(
                        Reachability(
                            isSatisfied: path.status == .satisfied,
                            isExpensive: path.isExpensive, isConstrained: path.isConstrained))
                }
                monitor.start(queue: DispatchQueue(label: "streamnet.reachability"))
                return Disposables.create { monitor.cancel() }
            }
            .distinctUntilChanged()
        }
    }
#endif

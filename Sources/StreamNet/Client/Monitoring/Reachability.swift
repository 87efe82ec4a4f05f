#if canImport(Network)
    import Dispatch
    import Network

    /// The availability of a network, as far as the system knows.
    ///
    /// A hint for the user interface, never a reason not to send: the system may be wrong in either
    /// direction, and only a request shows if a server answers. Available on Apple platforms only.
    public struct Reachability: Sendable, Hashable {
        /// True if there is a path to a network.
        public let isSatisfied: Bool
        /// True if the path is an expensive one, such as a mobile network.
        public let isExpensive: Bool
        /// True if the user wants little data to be sent.
        public let isConstrained: Bool

        /// The current state, then each change; never ends.
        ///
        /// Each subscription has a monitor and a queue of its own; disposing stops the monitor.
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

    extension Observable<Void> {
        static var networkReturns: Observable {
            Reachability.changes.skip(1).filter(\.isSatisfied).map { _ in }
        }
    }
#else
    extension Observable<Void> {
        /// None: the system does not say when there is a network again.
        static var networkReturns: Observable { .never() }
    }
#endif

extension Response {
    /// How long a response took, from the moment its request was handed to the connection.
    public struct Timing: Sendable, Hashable {
        /// Until the status line and headers were there.
        public let firstByte: Duration
        /// Until the whole body was there.
        public let total: Duration
        /// How long the request waited for its turn before that moment; the last exchange's, where
        /// there were redirects.
        public let queued: Duration
        /// What the connection took, where the transport tells: nil for one that was there, and
        /// from URLSession.
        public let connecting: Connecting?

        /// Makes a timing.
        public init(
            firstByte: Duration, total: Duration, queued: Duration = .zero,
            connecting: Connecting? = nil
        ) {
            self.firstByte = firstByte
            self.total = total
            self.queued = queued
            self.connecting = connecting
        }

        /// When the steps to a new connection were done, from its beginning.
        public struct Connecting: Sendable, Hashable {
            /// The host's address was known.
            public let resolved: Duration
            /// The server had answered.
            public let connected: Duration
            /// TLS was agreed on; nil without.
            public let secured: Duration?

            /// Makes one.
            public init(resolved: Duration, connected: Duration, secured: Duration? = nil) {
                self.resolved = resolved
                self.connected = connected
                self.secured = secured
            }
        }
    }
}

import Foundation

extension Response {
    /// The durations of a response, measured from when its request was passed to the connection.
    public struct Timing: Sendable, Hashable {
        /// The time until the status line and headers were received.
        public let firstByte: Duration
        /// The time until the whole body was received.
        public let total: Duration
        /// The time that the request waited before it was passed to the connection; after
        /// redirects, that of the last exchange.
        public let queued: Duration
        /// The times of the connection, if reported; nil for a reused one, and with URLSession.
        public let connecting: Connecting?

        /// Makes a timing.
        public init(
            firstByte: Duration, total: Duration, queued: Duration = .zero,
            connecting: Connecting? = nil
        ) {
            (self.firstByte, self.total) = (firstByte, total)
            (self.queued, self.connecting) = (queued, connecting)
        }

        /// The times at which the steps to a new connection were complete, from its beginning.
        public struct Connecting: Sendable, Hashable {
            /// The time until the host's address was known.
            public let resolved: Duration
            /// The time until the server had answered.
            public let connected: Duration
            /// The time until TLS was negotiated; nil without TLS.
            public let secured: Duration?

            /// Makes the times of a connection.
            public init(resolved: Duration, connected: Duration, secured: Duration? = nil) {
                (self.resolved, self.connected, self.secured) = (resolved, connected, secured)
            }
        }
    }
}

extension Response.Timing {
    struct Phases {
        let queued: Duration
        /// nil for what did not happen or is not reported: of a reused connection, none did.
        let resolving, connecting, securing: Duration?
        let waiting, receiving: Duration

        init(_ timing: Response.Timing) {
            let steps = timing.connecting
            queued = timing.queued
            resolving = steps?.resolved
            connecting = steps.map { $0.connected - $0.resolved }
            securing = steps.flatMap { steps in steps.secured.map { $0 - steps.connected } }
            waiting = timing.firstByte - (steps.map { $0.secured ?? $0.connected } ?? .zero)
            receiving = timing.total - timing.firstByte
        }
    }
}

extension Duration {
    /// The milliseconds with three decimals, at most 300 000 years.
    var decimalMilliseconds: Decimal {
        let (seconds, rest) = max(self, .zero).components
        var digits = min(seconds, 9_000_000_000_000) * 1_000_000 + rest / 1_000_000_000_000
        var exponent = -3
        // Cheaper than a division of decimals.
        while exponent < 0, digits.isMultiple(of: 10) {
            digits /= 10
            exponent += 1
        }
        return Decimal(sign: .plus, exponent: exponent, significand: Decimal(digits))
    }
}

import Foundation
import Locks

/// The decisions about one request, and when each was made.
///
/// ```swift
/// let response = try await shop.request(.cart, .tracing())
/// print(response.trace!)
/// ```
///
/// A request has one if ``Attributes/tracing`` is set, as by an ``Inspector``: the same for all its
/// attempts, and for all connections of a stream. It may be read at any time, on any thread. It has
/// no bodies, and at most ``limit`` marks.
public final class Trace: Sendable {
    /// One decision.
    public struct Mark: Sendable {
        /// The time since the request began, on the clock of its backend: virtual time for stubs
        /// on a `VirtualTimeScheduler`.
        public let time: Duration
        /// The kind of the decision, one word: `attempt`, `cache`, `waits`, or that of a plugin.
        public let name: String
        /// The reason or the result, in a few words; "" without one. Secrets are hidden.
        public var detail: String { Redaction.standard.redacted("\(value)") }
        /// The work that it is about, if several requests wait for that.
        var work: SharedWork? { (value as? SharedWork.Detail)?.work }

        fileprivate let value: any Sendable
    }

    /// The most marks that are kept, as a stream may run for years: beyond them, the latest one
    /// takes the place of the one before.
    public static let limit = 500

    /// The time and date at which the request began; a virtual clock begins on 1 January 2001.
    public let started: Date
    /// The clock; nil for the system's.
    private let scheduler: (any Scheduler)?
    private static let start = ContinuousClock.now
    private let origin: Duration
    private let recorded: Mutex<[Mark]>

    init(on scheduler: (any Scheduler)?) {
        self.scheduler = scheduler
        origin = Self.now(on: scheduler)
        started = scheduler == nil ? Date() : Date(timeIntervalSinceReferenceDate: origin.inSeconds)
        var marks: [Mark] = []
        marks.reserveCapacity(12)
        recorded = Mutex(marks)
    }

    /// The decisions so far, in the order of their times.
    public var marks: [Mark] {
        recorded.withLock { $0 }.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    var hasAttempts: Bool { recorded.withLock { $0.contains { $0.name == "attempt" } } }
    var now: Duration { Self.now(on: scheduler) - origin }

    private static func now(on scheduler: (any Scheduler)?) -> Duration {
        scheduler?.now ?? ContinuousClock.now - Self.start
    }

    /// Adds a decision that was made some time ago.
    func add(_ name: String, _ value: any Sendable = "", ago: Duration = .zero) {
        let mark = Mark(time: max(.zero, now - ago), name: name, value: value)
        recorded.withLock { marks in
            if marks.count < Self.limit { return marks.append(mark) }
            // The latest takes the place of the one before it, so that the end is seen.
            marks[marks.count - 1] = mark
        }
    }
}

/// Work for which several requests wait, such as the renewal of a token, as their traces refer to
/// it: the same object for all of them.
final class SharedWork: Sendable {
    fileprivate struct Detail: Sendable, CustomStringConvertible {
        let work: SharedWork
        let description: String
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}

extension Attributes {
    /// True to record the decisions about the request in a ``Trace``; false, the default, costs
    /// nothing. The value is read before the plugins prepare the request.
    public static var tracing: Key<Bool> { .init(false) }
    /// The trace that the request continues, as the next connection of a stream does.
    static var continuedTrace: Key<Trace?> { .init(nil) }
}

extension Endpoint {
    /// The decisions about the request so far; nil if it is not sent, or not traced.
    public var trace: Trace? { context?.trace }

    /// Adds a decision to the trace of the request, if it has one: for plugins and interceptors.
    ///
    ///     endpoint.mark("signed", "with the key of \(date)")
    ///
    /// - Parameters:
    ///   - name: The kind of the decision, one word.
    ///   - detail: The reason in a few words, made only if the request is traced. Secrets are
    ///     hidden when it is shown, as ``Redaction/standard`` does.
    public func mark(_ name: String, _ detail: @autoclosure () -> String = "") {
        context?.trace?.add(name, detail(), ago: .zero)
    }

    /// The same with a value that becomes a text when it is shown; it must not refer to the
    /// endpoint, as both would stay in memory.
    func mark(_ name: String, showing value: @autoclosure () -> any Sendable) {
        context?.trace?.add(name, value(), ago: .zero)
    }

    /// The same about work that several requests share.
    func mark(_ name: String, _ detail: @autoclosure () -> String, of work: SharedWork) {
        context?.trace?.add(name, SharedWork.Detail(work: work, description: detail()))
    }
}

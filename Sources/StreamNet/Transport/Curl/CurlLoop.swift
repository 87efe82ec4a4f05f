import CShims
import Foundation
import Locks

/// A thread that alone uses its connections, and executes the commands of others. It starts with
/// the first transfer, and ends when the loop is retired and none runs.
final class CurlLoop: Sendable {
    private struct State: Sendable {
        var poller: Poller?
        var commands: [CurlTransfer.Command] = []
        var looks: [Look] = []
        var isRunning = false
        /// True if the thread will look at the commands without being woken.
        var isAwake = false
        var isRetired = false
    }

    typealias Look = @Sendable (ConnectionPool) -> Void

    private let state = Mutex(State())
    let settings: CurlSettings

    init(_ settings: CurlSettings) { self.settings = settings }

    func submit(_ command: CurlTransfer.Command) {
        let next = state.withLock { state -> (@Sendable () -> Void)? in
            guard let poller = state.poller ?? Poller() else {
                guard case .start(let task) = command else { return nil }
                return {
                    task.finished()
                    task.transfer.stop(task.transfer.call.failure(.noDescriptors))
                }
            }
            state.poller = poller
            defer { state.isAwake = true }
            if state.isRunning {
                state.commands.append(command)
                return state.isAwake ? nil : poller.wake
            }
            // Without a thread there is no transfer to resume or cancel.
            guard case .start = command else { return nil }
            (state.isRunning, state.commands) = (true, [command])
            return { self.begin(poller) }
        }
        next?()
    }

    /// Calls `look` on the loop's thread; false if there is none, and so no connection.
    func look(_ look: @escaping Look) -> Bool {
        let (isRunning, poller) = state.withLock { state in
            if state.isRunning { state.looks.append(look) }
            defer { state.isAwake = true }
            return (state.isRunning, state.isAwake ? nil : state.poller)
        }
        poller?.wake()
        return isRunning
    }

    /// Ends the thread once its transfers are over; waiting ones are still accepted.
    func retire() {
        let poller = state.withLock { state in
            state.isRetired = true
            return state.isRunning ? state.poller : nil
        }
        poller?.wake()
    }

    private func begin(_ poller: Poller) {
        let thread = Thread { [self] in
            curl_binding_block_signal()
            let pool = ConnectionPool(poller, settings)
            while let (commands, looks) = next(isIdle: pool.isIdle && !pool.isDelivering) {
                pool.execute(commands)
                for look in looks { look(pool) }
                // Read once: a late delivery may start in between, and would not wake the loop.
                let limit = pool.maximumWait
                let mayWait = mayWait(isIdle: pool.isIdle && !pool.isDelivering)
                pool.act(on: poller.wait(atMost: mayWait ? limit : .zero))
            }
            pool.close()
        }
        thread.name = "streamnet.curl"
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func next(isIdle: Bool) -> (commands: [CurlTransfer.Command], looks: [Look])? {
        state.withLock { state in
            if state.isRetired, isIdle, state.commands.isEmpty, state.looks.isEmpty {
                state.isRunning = false
                return nil
            }
            state.isAwake = true
            defer { (state.commands, state.looks) = ([], []) }
            return (state.commands, state.looks)
        }
    }

    private func mayWait(isIdle: Bool) -> Bool {
        state.withLock { state in
            let mayWait =
                state.commands.isEmpty && state.looks.isEmpty && !(state.isRetired && isIdle)
            state.isAwake = !mayWait
            return mayWait
        }
    }
}

import Foundation
import Locks

/// The event loop of a backend: a thread that alone calls libcurl, and executes the commands of
/// others. It starts with the first transfer, and ends when the loop is retired and none runs.
final class CurlLoop: Sendable {
    enum Command: Sendable {
        case start(CurlTransfer), resume(CurlTransfer), cancel(CurlTransfer), write(CurlTransfer)
    }

    private struct State: Sendable {
        var multi: CurlMulti?
        var commands: [Command] = []
        var isRunning = false
        /// True if the thread will look at the commands without being woken.
        var isAwake = false
        var isRetired = false
    }

    private let state = Mutex(State())
    let settings: CurlSettings

    init(_ settings: CurlSettings) { self.settings = settings }

    func submit(_ command: Command) {
        let next = state.withLock { state -> (@Sendable () -> Void)? in
            guard let multi = state.multi ?? CurlMulti(keeping: settings.connections) else {
                guard case .start(let task) = command else { return nil }
                return {
                    task.finished()
                    task.transfer.stop(task.transfer.call.failure(.noDescriptors))
                }
            }
            state.multi = multi
            defer { state.isAwake = true }
            if state.isRunning {
                state.commands.append(command)
                return state.isAwake ? nil : multi.wake
            }
            // Without a thread there is no transfer to resume or cancel.
            guard case .start = command else { return nil }
            (state.isRunning, state.commands) = (true, [command])
            return { self.begin(multi) }
        }
        next?()
    }

    /// Ends the thread once its transfers are over; waiting ones are still accepted.
    func retire() {
        let multi = state.withLock { state in
            state.isRetired = true
            return state.isRunning ? state.multi : nil
        }
        multi?.wake()
    }

    private func begin(_ multi: CurlMulti) {
        let thread = Thread { [self] in
            let driver = CurlDriver(multi, settings)
            while let commands = next(isIdle: driver.isIdle && driver.maximumWait == nil) {
                driver.work(commands)
                // Read once: a late delivery may start in between, and would not wake the loop.
                let maximumWait = driver.maximumWait
                if mayWait(isIdle: driver.isIdle && maximumWait == nil) {
                    multi.wait(atMost: maximumWait, or: driver.descriptor)
                }
            }
        }
        thread.name = "streamnet.curl"
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func next(isIdle: Bool) -> [Command]? {
        state.withLock { state in
            if state.isRetired, isIdle, state.commands.isEmpty {
                state.isRunning = false
                return nil
            }
            state.isAwake = true
            defer { state.commands = [] }
            return state.commands
        }
    }

    private func mayWait(isIdle: Bool) -> Bool {
        state.withLock { state in
            let mayWait = state.commands.isEmpty && !(state.isRetired && isIdle)
            state.isAwake = !mayWait
            return mayWait
        }
    }
}

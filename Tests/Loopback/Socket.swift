import Foundation
import Locks

/// One TCP socket with blocking calls, closed at the latest with its last reference.
///
/// The thread that reads and writes is the only one to close it; any thread may `shutDown` it.
package final class Socket: Sendable {
    private let descriptor: Int32
    // The lock keeps `shutDown` from reaching a descriptor that was closed and given out again.
    private let isOpen = Mutex(true)

    /// Takes over an open descriptor.
    init(adopting descriptor: Int32) {
        self.descriptor = descriptor
        set(SOL_SOCKET, Platform.quietOption)
        set(Int32(IPPROTO_TCP), TCP_NODELAY)
    }

    deinit {
        close()
    }

    /// Sends all bytes, blocking while the other side does not read.
    package func send(_ bytes: Data) throws(LoopbackError) {
        let descriptor = try live()
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                let rest = UnsafeRawBufferPointer(rebasing: all[sent...])
                return Foundation.send(descriptor, rest.baseAddress, rest.count, Platform.quietFlag)
            }
            if count >= 0 { sent += count } else if errno != EINTR { throw .last("send") }
        }
    }

    /// Waits for bytes and returns up to `limit` of them; none when the other side has finished.
    package func receive(atMost limit: Int = 65_536) throws(LoopbackError) -> [UInt8] {
        let descriptor = try live()
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
                count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
                used = max(count, 0)
            }
            if count >= 0 { return bytes }
            guard errno == EINTR else { throw .last("recv") }
        }
    }

    /// Waits until `receive` or `accept` would return at once, or until `deadline`.
    package func isReadable(
        before deadline: ContinuousClock.Instant
    ) throws(LoopbackError) -> Bool {
        let descriptor = try live()
        while true {
            let left = max((deadline - .now) / .milliseconds(1), 0).rounded(.up)
            var query = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&query, 1, Int32(min(left, 1_000_000)))
            if count > 0 { return true }
            guard count == 0 || errno == EINTR else { throw .last("poll") }
            if deadline <= .now { return false }
        }
    }

    /// Reads and drops what still comes, until the other side finishes or `deadline` passes.
    func drain(before deadline: ContinuousClock.Instant) throws(LoopbackError) {
        while deadline > .now, try isReadable(before: deadline) {
            if try receive().isEmpty { return }
        }
    }

    /// True if the other side's system has received all bytes sent, read or not.
    func isReceived() throws(LoopbackError) -> Bool { Platform.unreceived(try live()) == 0 }

    /// Sends the end (FIN) after what was sent so far; receiving goes on.
    package func finish() { end(Int32(SHUT_WR)) }

    /// Ends both directions, which wakes the thread that is blocked in one.
    package func shutDown() { end(Int32(SHUT_RDWR)) }

    /// Gives the descriptor back.
    package func close() {
        isOpen.withLock { isOpen in
            if isOpen { _ = Foundation.close(descriptor) }
            isOpen = false
        }
    }

    /// Closes with a reset instead of an orderly end (`SO_LINGER` of zero seconds).
    func abort() {
        set(SOL_SOCKET, SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
        close()
    }

    /// The descriptor; throws once it is closed.
    package func live() throws(LoopbackError) -> Int32 {
        guard isOpen.withLock({ $0 }) else { throw .disconnected }
        return descriptor
    }

    private func end(_ direction: Int32) {
        isOpen.withLock { isOpen in
            if isOpen { _ = shutdown(descriptor, direction) }
        }
    }

    /// Sets an option if the platform has it.
    func set<Value>(_ level: Int32, _ option: Int32?, to value: Value = Int32(1)) {
        guard let option else { return }
        withUnsafeBytes(of: value) { bytes in
            _ = setsockopt(descriptor, level, option, bytes.baseAddress, socklen_t(bytes.count))
        }
    }
}

import Foundation
import Locks

/// The part of a file, to which the bytes of a response are written. It ends once, or is removed
/// with the last reference to it. It is written on one thread at a time, and abandoned on any.
final class PartFile: Sendable {
    struct Plan: Sendable {
        let site: FileLocation
        let part: URL
        /// The permissions of the finished file, unless it replaces another.
        let mode: mode_t
        let request: EncodedRequest
        /// The length of the whole file, if announced by this response or the part's first one.
        var total: Int?
        /// The number of bytes after this response, by its `Content-Range`; nil without one.
        var end: Int?
        /// The validator of the file's version; nil if the rest cannot be requested later.
        var validator: String?
        var keep: (@Sendable (ResumeToken) -> Void)?

        /// The name of a part that waits to be resumed, without the mark of one that is written.
        var resumablePart: URL {
            part.deletingPathExtension().deletingPathExtension().appendingPathExtension("part")
        }
    }

    let countBefore: Int

    private let plan: Plan
    /// The open file, nil after the end.
    private let state: Mutex<(handle: FileHandle?, count: Int)>

    init(_ plan: Plan, _ handle: sending FileHandle, count: Int = 0) {
        self.plan = plan
        countBefore = count
        state = Mutex((handle, count))
    }

    deinit { abandon(resumable: false) }

    /// The number of bytes in the part, those of an earlier transfer included.
    var count: Int { state.withLock { $0.count } }

    /// Appends `data`; a failure removes the part, also that of more bytes than its range has.
    func write(_ data: Data) throws(NetError) {
        try state.withLock { state throws(NetError) in
            guard let handle = state.handle else { throw .cancelled }
            do throws(NetError) {
                if let end = plan.end, data.count > end - state.count {
                    throw plan.request.failure(.wrongRange, detail: "more than \(end) bytes")
                }
                do { try handle.write(contentsOf: data) } catch {
                    throw failure("a file that can be written", error)
                }
            } catch {
                state.handle = nil
                throw remove(handle, after: error)
            }
            state.count += data.count
        }
    }

    /// Renames the part to its final name; if that fails, it is removed. One that is shorter than
    /// announced throws `.truncated`, and can still be abandoned to be resumed.
    func finish() throws(NetError) -> (url: URL, count: Int) {
        try state.withLock { state throws(NetError) in
            guard let handle = state.handle else { throw .cancelled }
            let expected = plan.end.map { plan.total ?? $0 }
            if let expected, state.count < expected {
                throw plan.request.failure(.truncated(received: state.count, expected: expected))
            }
            state.handle = nil
            do throws(NetError) { try settle(handle) } catch { throw remove(handle, after: error) }
            return (plan.site.url, state.count)
        }
    }

    /// Ends without a file; a `resumable` part is kept if the destination keeps parts.
    func abandon(resumable: Bool) {
        let token = state.withLock { state -> ResumeToken? in
            guard let handle = state.handle.take() else { return nil }
            let token = resumable ? self.token(count: state.count) : nil
            // Before its lock ends, a part gets a name by which it is not taken for a stray one.
            let isNamed =
                token.map { (try? Disk.move(plan.part.path, over: $0.part.path)) != nil } ?? false
            let isClosed = (try? handle.close()) != nil
            if isNamed, isClosed { return token }
            Disk.remove((isNamed ? plan.resumablePart : plan.part).path)
            return nil
        }
        if let token { plan.keep?(token) }
    }

    private func remove(_ handle: FileHandle, after error: NetError) -> NetError {
        try? handle.close()
        Disk.remove(plan.part.path)
        return error
    }

    private func settle(_ handle: FileHandle) throws(NetError) {
        let (site, part) = (plan.site, plan.part.path)
        do throws(FileError) { try site.checkPlace() } catch {
            throw NetError(error, plan.request)
        }
        do {
            try Disk.permit(site.replacesFile ? site.mode(orElse: plan.mode) : plan.mode, handle)
            // It is not locked while it gets its name.
            Disk.touch(handle)
            try handle.close()
            if site.replacesFile { return try Disk.move(part, over: site.path) }
            try Disk.move(part, toFree: site.path)
        } catch { throw failure("a name for the finished file", error) }
    }

    private func token(count: Int) -> ResumeToken? {
        guard count > 0, plan.keep != nil, let validator = plan.validator else { return nil }
        return ResumeToken(
            part: plan.resumablePart, count: count, total: plan.total, request: plan.request,
            validator: validator)
    }

    private func failure(_ wanted: String, _ error: any Error) -> NetError {
        NetError(error as? FileError ?? FileError(wanted, plan.site.path, error), plan.request)
    }
}

extension PartFile: BodySink {
    func begin(_ head: Response) -> Response? { nil }
    func finish(_ head: Response) throws -> Response { head.stored(in: try finish().url) }
    func fail(_ error: any Error) { abandon(resumable: error.leavesValidBytes) }
}

extension Error {
    fileprivate var leavesValidBytes: Bool {
        guard let error = self as? NetError else { return false }
        switch error {
        case .cancelled: return true
        case .transport(let failure):
            return if case .timedOut = failure.reason { true } else { error.isLostConnection }
        case .request, .rejected, .closed, .refused: return false
        }
    }
}

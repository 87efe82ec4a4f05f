import Foundation
import Synchronization

/// A response's bytes on their way into a file.
///
/// It ends once: finished, abandoned, or by a disk that fails it; whatever comes later changes
/// nothing. It is written on one thread at a time and may be abandoned on any other, which waits
/// for the disk if it is being written to. Where nobody ends it, it is gone with the last one who
/// knows it.
final class PartFile: Sendable {
    /// What it is a part of, and what becomes of it.
    struct Plan: Sendable {
        let site: FileSite
        let part: URL
        /// Who may read the finished file, unless it replaces another.
        let mode: mode_t
        let request: EncodedRequest
        /// How many bytes there are to be in all, where a server that sent a range said so.
        var total: Int?
        /// What tells the version; nil if the rest cannot be asked for later.
        var validator: String?
        var keep: (@Sendable (ResumeToken) -> Void)?
    }

    private struct State {
        /// Nil once it has ended.
        var handle: FileHandle?
        var count: Int
    }

    let countBefore: Int

    private let plan: Plan
    private let state: Mutex<State>

    /// - Parameter count: how many bytes are there already.
    init(_ plan: Plan, _ handle: sending FileHandle, count: Int = 0) {
        self.plan = plan
        countBefore = count
        state = Mutex(State(handle: handle, count: count))
    }

    deinit { abandon(resumable: false) }

    /// How many bytes are there, those of an earlier transfer included.
    var count: Int { state.withLock { $0.count } }

    /// Adds `data`; where that fails, the part is removed.
    func write(_ data: Data) throws(NetError) {
        try state.withLock { state throws(NetError) in
            guard let handle = state.handle else { throw .cancelled }
            do { try handle.write(contentsOf: data) } catch {
                state.handle = nil
                try? handle.close()
                Disk.remove(plan.part.path)
                throw failure("a file that can be written", error)
            }
            state.count += data.count
        }
    }

    /// Gives the part its name, and tells where it is; where that fails, the part is removed.
    ///
    /// What is shorter than the server said is `.truncated`, and can still be abandoned to be
    /// resumed; what is longer is `.wrongRange`, and is to be abandoned as well.
    func finish() throws(NetError) -> (url: URL, count: Int) {
        try state.withLock { state throws(NetError) in
            guard let handle = state.handle else { throw .cancelled }
            if let total = plan.total, state.count < total {
                throw .transport(
                    TransportFailure(
                        .truncated(received: state.count, expected: total),
                        request: plan.request.summary))
            }
            if let total = plan.total, state.count > total {
                throw .transport(
                    TransportFailure(
                        .wrongRange, request: plan.request.summary,
                        detail: "\(state.count) bytes of \(total)"))
            }
            state.handle = nil
            do throws(NetError) { try settle(handle) } catch {
                try? handle.close()
                Disk.remove(plan.part.path)
                throw error
            }
            return (plan.site.url, state.count)
        }
    }

    /// Ends without a file.
    /// - Parameter resumable: whether nothing is wrong with what is there. The part is then kept,
    ///   if somebody wants to keep it and the rest can be asked for.
    func abandon(resumable: Bool) {
        let token = state.withLock { state -> ResumeToken? in
            guard let handle = state.handle.take() else { return nil }
            let token = resumable ? self.token(count: state.count) : nil
            let isClosed = (try? handle.close()) != nil
            guard let token, isClosed else {
                Disk.remove(plan.part.path)
                return nil
            }
            return token
        }
        if let token { plan.keep?(token) }
    }

    private func settle(_ handle: FileHandle) throws(NetError) {
        let (site, part) = (plan.site, plan.part.path)
        do throws(Obstacle) { try site.checkPlace() } catch {
            throw NetError(error, plan.request)
        }
        do {
            try Disk.permit(site.replacesFile ? site.mode(orElse: plan.mode) : plan.mode, handle)
            try handle.close()
            if site.replacesFile {
                try Disk.move(part, over: site.path)
            } else {
                try Disk.move(part, toFree: site.path)
            }
        } catch {
            throw failure("a name for the finished file", error)
        }
    }

    private func token(count: Int) -> ResumeToken? {
        guard count > 0, plan.keep != nil, let validator = plan.validator else { return nil }
        return ResumeToken(
            part: plan.part, count: count, request: plan.request, validator: validator)
    }

    private func failure(_ wanted: String, _ error: any Error) -> NetError {
        NetError(
            error as? Obstacle ?? Obstacle(wanted, plan.site.path, error), plan.request)
    }
}

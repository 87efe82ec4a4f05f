import Foundation

extension Transfer {
    func receive(_ head: Response, inflating inflater: BodyInflater? = nil) {
        let isTimed = readingScheduler == nil
        let received = state.withLock { state -> (sent: Int, head: Response)? in
            guard state.phase.isWanted else { return nil }
            return (state.sent, state.receive(head, of: request, inflater, isTimed: isTimed))
        }
        guard let (sent, head) = received else { return }
        call.endpoint.mark("head", "\(head.status)")
        call.meter?.answer(behind: sent, of: request.body?.count)
        do {
            guard let sink = try call.delivery.sink(for: head, of: self)
            else { return try check(head.announcedLength(for: request.method) ?? 0, of: head) }
            let response = sink.begin(inflater == nil ? head : head.inflated)
            let former = state.withLock { $0.deliver(to: sink, isRead: response != nil) }
            switch former {
            case .over: sink.fail(NetError.cancelled)
            case .waiting(let resolve):
                guard let response else { return }
                resolve(.success(response))
                free()
            case .reading: break
            }
        } catch { stop(error) }
    }

    /// Receives a piece of the response body. False if a part of it waits in the inflater: nothing
    /// else may be received until `receiveRest` has returned true.
    @discardableResult func receive(_ piece: Data) -> Bool {
        guard let inflater = inflating.inflater else {
            receive(piece, of: piece.count)
            return true
        }
        inflater.add(piece)
        return receiveRest()
    }

    /// Receives more of the bytes that wait in the inflater; false as `receive` does.
    func receiveRest() -> Bool {
        var count = 0
        // Behind so many bytes, other transfers have their turn.
        while count < 1_000_000 {
            let (inflater, isPaused) = inflating
            // There is none any more when the transfer is over.
            guard let inflater else { return true }
            if isPaused { return false }
            let before = inflater.consumed
            do throws(InflatingError) {
                let part = try inflater.next()
                receive(part ?? Data(), of: inflater.consumed - before)
                guard let part else { return true }
                count += part.count
            } catch {
                let reason = TransportError.Reason.corruptBody(
                    coding: error.coding.rawValue, received: inflater.consumed)
                stop(call.failure(reason, detail: error.text))
                return true
            }
        }
        return false
    }

    /// The inflater, if the body has one and is wanted; and true if the reader has no more room.
    var inflating: (inflater: BodyInflater?, isPaused: Bool) {
        state.withLock { ($0.body?.inflater, $0.isPaused) }
    }

    /// Receives a piece of the body to deliver, made of `count` bytes of the body as sent.
    func receive(_ piece: Data, of count: Int) {
        let now = ContinuousClock.now
        let body = state.withLock { state -> ReceivedBody? in
            // A transport may still deliver for a while after the transfer has ended.
            guard state.phase.isWanted else { return nil }
            state.clock.lastByte = now
            return state.receive(piece, of: count)
        }
        guard let body else { return }
        do {
            try body.sink?.write(piece)
            if body.sink == nil { try check(body.delivered, of: body.head) }
            guard count > 0, body.head.redirectLocation == nil else { return }
            let progress = body.progress
            call.meter?.receive(progress.completed, of: progress.total)
        } catch { stop(error) }
    }

    private func check(_ count: Int, of head: Response) throws(NetError) {
        let limit = call.delivery.limitOnTheWay(for: head, request.method)
        if count > limit { throw call.failure(.bodyTooLong(limit: limit)) }
    }

    func refuseLogin() { state.withLock { $0.isLoginRefused = true } }
    /// True if the task was cancelled by a refused login, so that it has its response.
    var isLoginRefused: Bool { state.withLock { $0.isLoginRefused } }
}

extension Delivery {
    /// Returns the receiver of a response body that is not collected in memory; nil if it is.
    fileprivate func sink(for head: Response, of transfer: Transfer) throws -> (any BodySink)? {
        guard isWanted(head, transfer.request.method) else { return nil }
        switch kind {
        case .buffered: return nil
        case .streamed:
            let overflow = transfer.call.failure(.bufferOverflow(limit: limit))
            return StreamedBody(limit: limit, of: transfer, overflow: overflow)
        case .file(let destination):
            return try PartFile.open(destination, for: head, of: transfer.call.request)
        case .upgraded:
            return try transfer.offer?.sink(for: head, of: transfer.call.endpoint, on: transfer)
        }
    }
}

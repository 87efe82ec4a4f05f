import Foundation

extension Response {
    /// Returns this response as `endpoint` asks for it: in memory, as a stream or in a file, with
    /// its progress reported to ``Attributes/progress``; for backends.
    ///
    /// Subscribe to it once. It fails with ``NetError`` for a body that is too long, and for a file
    /// that cannot be written, which is detected only here. Timeouts are up to the backend. If a
    /// stream is asked for, that of this response is delivered as it is, and reports no progress.
    public func delivered(for endpoint: Endpoint) -> Single<Response> {
        if endpoint.delivery.isStreamed(for: self, endpoint.method) {
            guard stream == nil else { return .just(self) }
            let pieces = AsyncThrowingStream<Data, any Error> { pieces in
                forEachPiece { pieces.yield($0) }
                pieces.finish()
            }
            return .just(streaming(ByteStream(pieces)))
        }
        if stream == nil, endpoint.delivery.isWhole, endpoint.progress == nil { return .just(self) }
        return .deferred { [self] in
            let call = try Call(endpoint)
            let scheduler = stream == nil ? QueueScheduler(label: "streamnet.delivery") : nil
            return .create { resolve in
                let transfer = Transfer(call.request, call, on: scheduler, resolve)
                if let stream {
                    let reading = Task { await transfer.read(stream, behind: self) }
                    return Disposables.create {
                        transfer.leave()
                        reading.cancel()
                    }
                }
                if let count = call.request.body?.count { transfer.send(count) }
                transfer.receive(self)
                forEachPiece { transfer.receive($0) }
                transfer.complete(nil, nil)
                return Disposables.create { transfer.leave() }
            }
        }
    }

    /// A body that is read from a file is not in memory as a whole.
    private func forEachPiece(_ take: (Data) -> Void) {
        for start in stride(from: 0, to: body.count, by: 65_536) {
            take(body.dropFirst(start).prefix(65_536))
        }
    }
}

extension Transfer {
    /// Receives the pieces of `stream` as the body of `head`, as long as the response is wanted.
    fileprivate func read(_ stream: ByteStream, behind head: Response) async {
        receive(head)
        do {
            for try await piece in stream {
                guard isWanted else { return }
                receive(piece)
            }
            complete(nil, nil)
        } catch { stop(error) }
    }
}

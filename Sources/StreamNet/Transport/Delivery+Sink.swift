extension Delivery {
    /// Returns the receiver of a response body that is not collected in memory; nil if it is.
    func sink(for head: Response, of transfer: Transfer) throws -> (any BodySink)? {
        guard isWanted(head, transfer.request.method) else { return nil }
        switch kind {
        case .buffered: return nil
        case .streamed:
            let overflow = transfer.call.failure(.bufferOverflow(limit: limit))
            return StreamedBody(limit: limit, of: transfer, overflow: overflow)
        case .file(let destination):
            return try PartFile.open(destination, for: head, of: transfer.call.request)
        }
    }
}

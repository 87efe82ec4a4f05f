import Foundation

/// The head of a response, and the part of its body that has been received.
struct ReceivedBody: Sendable {
    let head: Response
    let inflater: BodyInflater?
    /// The number of bytes of the body that are announced, as sent; nil if it is unknown.
    let announced: Int?
    /// The number of bytes of the body that have been received, as sent.
    private(set) var received = 0
    private(set) var delivered = 0
    private(set) var data = Data()
    var sink: (any BodySink)?

    init(
        _ head: Response, inflating inflater: BodyInflater?, for method: HTTPMethod,
        to sink: (any BodySink)?
    ) {
        (self.head, self.inflater, self.sink) = (head, inflater, sink)
        announced = head.announcedLength(for: method, isAsSent: inflater != nil)
    }

    /// - Parameter count: The number of bytes of the body as sent that the piece was made of.
    mutating func receive(_ piece: Data, of count: Int) {
        received += count
        delivered += piece.count
        guard sink == nil else { return }
        // Most bodies have one piece, which need not be copied unless it is a slice of others.
        if data.isEmpty, piece.startIndex == 0 { data = piece } else { data.append(piece) }
    }

    /// The progress to report, with the bytes of an earlier transfer.
    var progress: (completed: Int, total: Int?) {
        let before = sink?.countBefore ?? 0
        // The announced length may be as large as an `Int` can be.
        let total = announced.map(before.addingReportingOverflow)
        return (before + received, total?.overflow == false ? total?.partialValue : nil)
    }

    /// The reason for which a body that ends here is not complete; nil if it is.
    var truncation: (reason: TransportError.Reason, detail: String)? {
        if let announced, received < announced {
            return (.truncated(received: received, expected: announced), "")
        }
        guard let coding = inflater?.unfinished?.rawValue else { return nil }
        return (.truncated(received: received, expected: nil), "\(coding) data without its end")
    }
}

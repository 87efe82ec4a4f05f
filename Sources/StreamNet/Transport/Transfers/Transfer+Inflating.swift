import Foundation

extension Transfer {
    /// The number of inflated bytes after which other transfers have their turn.
    private static var turn: Int { 1_000_000 }

    /// Receives a piece of the response body. False if a part of it waits in the inflater: nothing
    /// else may be received until `receiveRest` has returned true.
    @discardableResult
    func receive(_ piece: Data) -> Bool {
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
        while count < Self.turn {
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
}

import Foundation

/// Makes elements from a body, however it is split into pieces.
protocol PieceReader<Element>: Sendable {
    associatedtype Element: Sendable

    /// Reads a piece, or the end of the body for nil, and calls `notify` with each element that it
    /// completes.
    mutating func read(_ piece: Data?, _ notify: (Element) -> Void) throws(NetError)

    /// Returns the elements of a piece, or of the end of the body for nil, and the failure after
    /// them.
    ///
    /// Required, so that it is compiled for each reader: called on `any PieceReader` it would
    /// copy each element by its metadata.
    mutating func take(_ piece: Data?) -> (elements: [Element], failure: NetError?)
}

extension PieceReader {
    mutating func take(_ piece: Data?) -> (elements: [Element], failure: NetError?) {
        var elements: [Element] = []
        do throws(NetError) {
            try read(piece) { elements.append($0) }
            return (elements, nil)
        } catch {
            return (elements, error)
        }
    }
}

import Foundation

/// Makes elements of a body, however it is cut into pieces.
protocol PieceReader<Element>: Sendable {
    associatedtype Element: Sendable

    /// Takes a piece, and tells what has become whole by it.
    mutating func read(_ piece: Data, _ tell: (Element) -> Void) throws(NetError)
    /// There are no more pieces: tells what is left.
    mutating func finish(_ tell: (Element) -> Void)
}

extension PieceReader {
    /// What a piece, or the end of all, brings, and what it fails with behind that.
    mutating func take(_ piece: Data?) -> (elements: [Element], failure: NetError?) {
        var elements: [Element] = []
        do throws(NetError) {
            if let piece {
                try read(piece) { elements.append($0) }
            } else {
                finish { elements.append($0) }
            }
            return (elements, nil)
        } catch {
            return (elements, error)
        }
    }
}

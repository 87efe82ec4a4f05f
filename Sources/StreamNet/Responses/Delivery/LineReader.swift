import Foundation

/// Reads lines as text.
struct LineReader: PieceReader {
    private var lines: LineSplitter

    init(upTo limit: Int) { lines = LineSplitter(upTo: limit) }

    mutating func read(_ piece: Data?, _ notify: (String) -> Void) throws(NetError) {
        guard let piece else {
            if let line = lines.finish() { notify(String(decoding: line, as: UTF8.self)) }
            return
        }
        lines.append(piece)
        while let line = try lines.next() { notify(String(decoding: line, as: UTF8.self)) }
    }
}

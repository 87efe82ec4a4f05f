import Foundation

/// Splits a body of JSON into records: the elements of an array, or values one after the other.
struct ValueReader: PieceReader {
    private let limit: Int
    private var text: [UInt8] = []
    private var extent = JSONExtent()
    /// The number of bytes of the body up to the end of `text`.
    private var offset = 0
    private var count = 0
    private var place = Place.start

    /// The place between two values.
    private enum Place { case start, values, first, comma, element, end }

    init(upTo limit: Int) { self.limit = max(0, limit) }

    mutating func read(_ piece: Data?, _ notify: (RecordText) -> Void) throws(NetError) {
        guard let piece else { return finish(notify) }
        for byte in piece {
            if text.isEmpty {
                begin(byte, notify)
            } else if isScalar, ends(byte) {
                take(.complete, notify)
                begin(byte, notify)
            } else {
                append(byte)
            }
            guard text.count <= limit else { throw .lineTooLong(limit, "record \(count + 1)") }
            if !isScalar, extent.isClosed { take(.complete, notify) }
            offset += 1
        }
    }

    private var isScalar: Bool { text.first.map(JSONExtent.brackets.contains) == false }

    /// True for a byte that ends a number or a literal.
    private func ends(_ byte: UInt8) -> Bool {
        JSONExtent.blanks.contains(byte) || JSONExtent.brackets.contains(byte)
            || byte == Self.comma || byte == Self.close
    }

    private mutating func begin(_ byte: UInt8, _ notify: (RecordText) -> Void) {
        if JSONExtent.blanks.contains(byte) { return }
        if offset < 3, case .start = place, byte == ByteOrderMark.utf8[offset] { return }
        switch (place, byte) {
        case (.start, Self.open): place = .first
        case (.first, Self.close), (.comma, Self.close): place = .end
        case (.comma, Self.comma): place = .element
        case (.start, _), (.values, _):
            place = .values
            append(byte)
        case (.first, _), (.element, _):
            place = .comma
            append(byte)
        case (.comma, _): misplaced(byte, wanted: "a comma, or the end of the array", notify)
        case (.end, _): misplaced(byte, wanted: "the end of the body", notify)
        }
    }

    private mutating func append(_ byte: UInt8) {
        text.append(byte)
        extent.append(byte)
    }

    private mutating func take(_ ending: RecordText.Ending, _ notify: (RecordText) -> Void) {
        // The byte that closes a value is counted after it.
        let hasClosed = !isScalar && ending == .complete
        count += 1
        notify(
            RecordText(
                number: count, offset: offset - text.count + (hasClosed ? 1 : 0),
                text: Data(text), ending: ending))
        text.removeAll(keepingCapacity: true)
        extent = JSONExtent()
    }

    private mutating func misplaced(_ byte: UInt8, wanted: String, _ notify: (RecordText) -> Void) {
        count += 1
        notify(
            RecordText(
                number: count, offset: offset, text: Data([byte]), ending: .misplaced(wanted)))
        place = .end
    }

    /// The last value may have no end of its own, and an array may not be closed.
    private mutating func finish(_ notify: (RecordText) -> Void) {
        if !text.isEmpty {
            take(.cut, notify)
        } else if [.first, .comma, .element].contains(place) {
            count += 1
            notify(RecordText(number: count, offset: offset, text: Data(), ending: .cut))
        }
        place = .end
    }

    private static let open = UInt8(ascii: "[")
    private static let close = UInt8(ascii: "]")
    private static let comma = UInt8(ascii: ",")
}

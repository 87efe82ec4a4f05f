import Foundation
import Testing

@testable import StreamNet

/// The things that a reader made of bytes, and the violation behind them.
struct Reading: Equatable {
    var received: [FrameReader.Received] = []
    var violation: SocketViolation?

    /// Reads pieces with a reader of their own.
    init(
        _ pieces: [[UInt8]], limit: Int = 1 << 24, deflate: PermessageDeflate.Agreement? = nil,
        expectsMasks: Bool = false
    ) {
        var reader = FrameReader(limit: limit, deflate: deflate, expectsMasks: expectsMasks)
        for piece in pieces where violation == nil {
            do throws(SocketViolation) {
                try reader.read(Data(piece)) { received.append($0) }
            } catch { violation = error }
        }
    }

    /// The messages among the things received.
    var messages: [SocketMessage] {
        received.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }

    /// Reads bytes whole, cut at each byte of a short connection, at the borders and in some places
    /// of a long one, and one by one; expects the same each time.
    static func everyCut(
        _ bytes: [UInt8], limit: Int = 1 << 24, deflate: PermessageDeflate.Agreement? = nil,
        expectsMasks: Bool = false, _ location: SourceLocation = #_sourceLocation
    ) -> Reading {
        func read(_ pieces: [[UInt8]]) -> Reading {
            Reading(pieces, limit: limit, deflate: deflate, expectsMasks: expectsMasks)
        }
        let whole = read([bytes])
        let cuts = bytes.indices.filter {
            bytes.count < 600 || $0 < 20 || $0 > bytes.count - 6 || $0 % (bytes.count / 7) == 0
        }
        for cut in cuts {
            let parts = read([Array(bytes[..<cut]), Array(bytes[cut...])])
            #expect(parts == whole, "cut at \(cut)", sourceLocation: location)
        }
        if bytes.count < 70_000 {
            let single = read(bytes.map { [$0] })
            #expect(single == whole, "byte by byte", sourceLocation: location)
        }
        return whole
    }
}

extension [RawFrame] {
    /// Reads the frames, wherever they are cut.
    func reading(
        limit: Int = 1 << 24, deflate: PermessageDeflate.Agreement? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) -> Reading {
        .everyCut(bytes, limit: limit, deflate: deflate, location)
    }
}

extension SocketMessage {
    static func bytes(_ bytes: [UInt8]) -> SocketMessage { .binary(Data(bytes)) }
}

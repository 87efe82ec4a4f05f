@testable import StreamNet
import Testing

/// Responses of HTTP/1.1 with mistakes, by the thousands, without a server: `STRESS=1 swift test
/// --filter Fuzz` reads a million of them, others each time; `FUZZ_SEED` sets the first seed.
@Suite(.hangLimit) struct ResponseReaderFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isStress = environment["STRESS"] != nil
    private static let count: UInt64 = isStress ? 1_000_000 : 1_000
    private static let seed =
        environment["FUZZ_SEED"].flatMap(UInt64.init)
        ?? (isStress ? .random(in: 0..<1_000_000_000) : 1)

    @Test func `the pieces in which bytes arrive change nothing`() {
        print("FUZZ_SEED=\(Self.seed)")
        var (whole, judged) = (0, 0)
        for seed in Self.seed..<Self.seed + Self.count {
            let bytes = MutatedResponse(seed: seed).bytes
            // Long ones are read from a server, by `Fuzz`.
            guard bytes.count < 4_000 else { continue }
            var random = SplitMix(seed: seed)
            let found = FuzzReading(of: [bytes[...]])
            let cut = Int(random.next() % UInt64(bytes.count + 1))
            let other = Int(random.next() % UInt64(cut + 1))
            let pieces = [bytes[..<other], bytes[other..<cut], bytes[cut...]]
            #expect(FuzzReading(of: pieces) == found, "\(seed), cut at \(other) and \(cut)")
            guard found.error == nil else { continue }
            whole += 1
            guard let body = ReferenceFraming(bytes).body else { continue }
            judged += 1
            #expect(found.body == body, "\(seed)")
        }
        // Most have mistakes that matter; `ReferenceFraming` reads most of the others, too.
        #expect(whole > Self.count / 20 && judged > whole / 4, "\(whole), \(judged)")
    }
}

/// What a reader makes of pieces and the end of the connection.
private struct FuzzReading: Equatable {
    var status: Int?
    var body: [UInt8] = []
    var error: String?
    var leavesConnection = false

    init(of pieces: [ArraySlice<UInt8>]) {
        var reader = ResponseReader(to: .get, limit: nil)
        do throws(CurlError) {
            for piece in pieces where !piece.isEmpty {
                try reader.read(piece) { event in
                    switch event {
                    case .head(let head): status = head.status
                    case .piece(let piece): body += piece
                    }
                }
            }
            leavesConnection = reader.leavesConnection
            try reader.end()
        } catch { self.error = error.text }
    }
}

/// The body of a response as its first lines frame it, read another way: line by line, all at once.
private struct ReferenceFraming {
    /// Nil if this reader does not judge the response.
    private(set) var body: [UInt8]?

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var fields: [String] = []
        // Informational heads are skipped.
        repeat {
            fields = []
            while let line = Self.line(&rest), !line.isEmpty { fields.append(line) }
        } while Self.status(of: fields.first)?.first == "1"
        // A line that continues another one, a second status line, or none.
        guard let status = Self.status(of: fields.first), "2"..."9" ~= status.first ?? "0",
            fields.dropFirst().allSatisfy({ $0.first?.isWhitespace == false && $0.contains(":") })
        else { return }
        let lowercased = fields.map { $0.lowercased() }
        func values(_ name: String) -> [String] {
            lowercased.filter { $0.hasPrefix(name + ":") }.map {
                $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
            }
        }
        let (lengths, codings) = (values("content-length"), values("transfer-encoding"))
        if ["204", "304"].contains(status) {
            body = []
        } else if codings == ["chunked"] {
            body = Self.chunks(&rest)
        } else if codings.isEmpty, lengths.count == 1, let count = Int(lengths[0]) {
            body = rest.count >= count ? Array(rest.prefix(count)) : nil
        } else if codings.isEmpty, lengths.isEmpty {
            body = Array(rest)
        }
    }

    /// The digits of `HTTP/1.x 200 …`; nil if it is no such line.
    private static func status(of line: String?) -> String? {
        let bytes = Array((line ?? "").utf8)
        let isDigit = { (byte: UInt8) in 48...57 ~= byte }
        guard bytes.count > 11, bytes.starts(with: "HTTP/1.".utf8), bytes[8] == 32,
            bytes.count == 12 || bytes[12] == 32, isDigit(bytes[7]),
            bytes[9..<12].allSatisfy(isDigit)
        else { return nil }
        return String(decoding: bytes[9..<12], as: UTF8.self)
    }

    private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let end = rest.firstIndex(of: 10) else { return nil }
        defer { rest = rest[(end + 1)...] }
        let line = rest[..<end].drop { $0 == 13 }
        return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }

    private static func chunks(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var body: [UInt8] = []
        while let line = line(&rest) {
            let digits = line.prefix { $0.isASCII && $0.isHexDigit }
            guard let size = Int(digits, radix: 16), size <= rest.count else { return nil }
            if size == 0 { return body }
            body += rest.prefix(size)
            rest = rest.dropFirst(size)
            guard self.line(&rest) == "" else { return nil }
        }
        return nil
    }
}

#if os(Linux)
    @testable import StreamNet
    import Testing

    @Suite(.virtualLimit) struct BodyInflaterTests {
        /// All that `pieces` become, and the coding that has not ended with them.
        private func inflate(
            _ codings: [ContentCoding], _ pieces: some Sequence<Data>
        ) throws -> (Data, unfinished: ContentCoding?) {
            let inflater = try #require(BodyInflater(codings))
            var whole = Data()
            for piece in pieces {
                inflater.add(piece)
                while let part = try inflater.next() {
                    #expect(part.count <= 65_536)
                    whole += part
                }
            }
            if !whole.isEmpty { #expect(inflater.consumed == pieces.reduce(0) { $0 + $1.count }) }
            return (whole, inflater.unfinished)
        }

        private static let rows: [([ContentCoding], Data)] =
            Compressed.all.map { name, body in ([ContentCoding(rawValue: name) ?? .gzip], body) }
            + [([.gzip, .brotli], Compressed.gzipInBrotli)]

        @Test(arguments: rows)
        func `a body is whole at its end`(row: (codings: [ContentCoding], body: Data)) throws {
            let bytes = row.body.map { Data([$0]) }
            let (whole, unfinished) = try inflate(row.codings, bytes)
            #expect(whole == Data(Compressed.text.utf8))
            #expect(unfinished == nil)
            for count in 0..<bytes.count {
                let (part, unfinished) = try inflate(row.codings, [row.body.prefix(count)])
                #expect(Data(Compressed.text.utf8).starts(with: part))
                #expect((unfinished == nil) == (count == 0), "\(count)")
            }
        }

        /// Damaged bytes without a checksum, as in raw deflate and brotli, may become other bytes.
        @Test(arguments: [(ContentCoding.gzip, Compressed.gzip), (.deflate, Compressed.zlib)])
        func `a turned bit is seen, or harmless`(row: (coding: ContentCoding, body: Data)) throws {
            for bit in 0..<row.body.count * 8 {
                var body = row.body
                body[body.startIndex + bit / 8] ^= 1 << (bit % 8)
                guard let (whole, unfinished) = try? inflate([row.coding], [body]) else { continue }
                #expect(unfinished != nil || whole == Data(Compressed.text.utf8), "bit \(bit)")
            }
        }

        @Test func `many members are one body`() throws {
            let members = Compressed.members(1_000)
            for size in [1, 30, 31, 32, 100_000] {
                let pieces = stride(from: 0, to: members.count, by: size).map {
                    members.dropFirst($0).prefix(size)
                }
                let (whole, unfinished) = try inflate([.gzip], pieces)
                #expect(whole.count == 1_000_000)
                #expect(unfinished == nil)
            }
        }

        @Test(arguments: rows)
        func `nothing may be behind the end`(row: (codings: [ContentCoding], body: Data)) {
            for pieces in [[row.body + Data([0])], [row.body, Data([0])]] {
                #expect(throws: InflatingError.self) { try inflate(row.codings, pieces) }
            }
        }

        @Test(
            arguments: [
                ("gzip", [.gzip]), ("GZIP", [.gzip]), ("x-gzip", [.gzip]), ("deflate", [.deflate]),
                (" gzip ,\tbr", [.gzip, .brotli]), ("identity, gzip", [.gzip]), ("", []),
                (",,", []),
                ("identity", []), ("zstd", nil), ("gzip, zstd", nil), ("gzip;q=1", nil),
                ("gzip, gzip, gzip, gzip, gzip", .init(repeating: .gzip, count: 5)),
                ("gzip, gzip, gzip, gzip, gzip, gzip", nil),
            ] as [(String, [ContentCoding]?)])
        func `a field names the codings`(row: (field: String, codings: [ContentCoding]?)) {
            #expect(ContentCoding.parse(row.field, known: ContentCoding.allCases) == row.codings)
        }

        @Test func `without a library nothing is asked for, and nothing inflated`() throws {
            let url = try #require(URL(string: "http://a.example/"))
            #expect(EncodedRequest(url: url).acceptEncoding([]) == "identity")
            #expect(EncodedRequest(url: url).acceptEncoding([.gzip, .brotli]) == "gzip, br")
            let head = Response(headers: ["Content-Encoding": "br"])
            #expect(BodyInflater(head, of: .get, known: [.gzip, .deflate]) == nil)
            #expect(BodyInflater(head, of: .get, known: [.brotli]) != nil)
        }

        @Test(
            arguments: [
                (.head, 200, [:]), (.get, 101, [:]), (.get, 204, [:]), (.get, 206, [:]),
                (.get, 304, [:]), (.get, 200, ["Content-Length": "0"]),
            ] as [(HTTPMethod, Int, HTTPHeaders)])
        func `what has no body, or a part of one, is not inflated`(
            row: (method: HTTPMethod, status: Int, fields: HTTPHeaders)
        ) {
            let fields = row.fields.merging(["Content-Encoding": "gzip"])
            let head = Response(status: row.status, headers: fields)
            #expect(BodyInflater(head, of: row.method, known: [.gzip]) == nil)
        }
    }
#endif

@testable import StreamNet
import Testing

/// A file of a ``DiskCache`` is the response that was stored, or none.
@Suite(.hangLimit) struct CacheFileTests {
    private let folder: TemporaryFolder
    private let cache: DiskCache
    private let key = CacheKey(named: "a")

    init() throws {
        folder = try TemporaryFolder()
        cache = DiskCache(in: folder.url)
    }

    private static let entry = CacheEntry(
        Response(
            status: 203, headers: ["ETag": "\"1\"", "X-A": "b"],
            body: Data("0123456789abcdefghijk".utf8), url: URL(string: "https://host/a?q=1")),
        requested: CacheEntry.testDate, stored: CacheEntry.testDate + 1,
        expires: CacheEntry.testDate + 60,
        variant: "5f accept,x-a")

    /// The file of the entry, the only one in the folder.
    private func stored(_ entry: CacheEntry) throws -> (file: URL, bytes: Data) {
        try cache.store(entry, for: key)
        let name = try #require(folder.ownFiles.first { $0.hasSuffix(".response") })
        let file = folder.own.appending(path: name)
        return (file, try Data(contentsOf: file))
    }

    /// Writes these bytes instead; true if the cache then has no entry, and no file.
    private func isAbsent(_ bytes: Data, at file: URL) throws -> Bool {
        try bytes.write(withFolderTo: file)
        let isAbsent = cache.entries(for: key).isEmpty
        #expect(FileManager.default.fileExists(atPath: file.path) != isAbsent)
        return isAbsent
    }

    /// True if bytes are no entry; without a disk, which takes most of the time.
    private func isNone(_ bytes: Data) -> Bool { CacheFile.entry(in: bytes, for: key.name) == nil }

    @Test func `each bit of a file counts`() throws {
        let whole = try stored(Self.entry).bytes
        #expect(!isNone(whole))
        for index in whole.indices {
            for bit in 0..<8 {
                var damaged = whole
                damaged[index] ^= 1 << UInt8(bit)
                #expect(isNone(damaged), "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test func `a file of any other length is none`() throws {
        let whole = try stored(Self.entry).bytes
        for count in 0..<whole.count { #expect(isNone(whole.prefix(count))) }
        for more in 1...17 {
            #expect(isNone(whole + Data(count: more)))
            #expect(isNone(whole + whole.suffix(more)))
        }
    }

    @Test func `parts in another order are none`() throws {
        let whole = try stored(Self.entry).bytes
        for size in [1, 2, 4, 8, 16, 32] {
            var moved = whole
            let (one, other) = (whole.count - 2 * size, whole.count - size)
            for index in 0..<size { moved.swapAt(one + index, other + index) }
            #expect(isNone(moved), "\(size) bytes")
        }
    }

    @Test func `equal damage in two places does not cancel out`() throws {
        let body = Data(repeating: 0x20, count: 256)
        let entry = CacheEntry(Response(body: body), stored: CacheEntry.testDate)
        let whole = try stored(entry).bytes
        for distance in [8, 16, 32, 64, 128] {
            for offset in 0..<8 {
                for bit in [0, 6, 7] {
                    var damaged = whole
                    damaged[whole.count - 160 + offset] ^= 1 << UInt8(bit)
                    damaged[whole.count - 160 + offset + distance] ^= 1 << UInt8(bit)
                    #expect(isNone(damaged), "\(distance), \(offset), \(bit)")
                }
            }
        }
    }

    /// A body that is mapped when it is read; its end is no whole word.
    @Test func `each byte of a large file counts`() throws {
        let body = Data((0..<1_500_003).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        let (file, whole) = try stored(CacheEntry(Response(body: body), stored: Date()))
        #expect(cache.entries(for: key).first?.response.body == body)
        let last = whole.count - 1
        for index in [0, 30, 100, 70_000, 1_000_000, last - 9, last - 8, last - 4, last] {
            for bit in [0, 7] {
                var damaged = whole
                damaged[index] ^= 1 << UInt8(bit)
                #expect(try isAbsent(damaged, at: file), "bit \(bit) of byte \(index)")
            }
        }
        for count in [1, 7, 8, 9, 4_096, 500_000] {
            let tail = Data(count: count)
            #expect(try isAbsent(whole.dropLast(count) + tail, at: file), "\(count) zeros")
            #expect(try isAbsent(whole.dropLast(count), at: file), "\(count) bytes fewer")
        }
        #expect(try !isAbsent(whole, at: file))
    }

    @Test(arguments: [9, 1_000, 1_500_003])
    func `a body of zeros that is a byte short or long is none`(count: Int) throws {
        let body = Data(count: count)
        let (file, whole) = try stored(CacheEntry(Response(body: body), stored: Date()))
        #expect(cache.entries(for: key).first?.response.body == body)
        #expect(try isAbsent(whole.dropLast(), at: file))
        #expect(try isAbsent(whole + [0], at: file))
    }

    @Test(arguments: [0, 1, 7, 8, 9, 31, 32, 33, 1_000_000, 1 << 20, 1 << 20 + 1])
    func `a body of any length is the one that was stored`(count: Int) throws {
        let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        _ = try stored(CacheEntry(Response(body: body), stored: Date()))
        #expect(DiskCache(in: folder.url).entries(for: key).first?.response.body == body)
    }

    @Test func `the file of an earlier version is none`() throws {
        let (file, whole) = try stored(Self.entry)
        let head = "StreamNet-Cache/2 00000101 200 1000.25 1000.25 never 1 aa - -\n"
        #expect(try isAbsent(Data(head.utf8) + whole.dropFirst(head.utf8.count), at: file))
        #expect(try isAbsent(Data("StreamNet-Cache/5".utf8) + whole.dropFirst(17), at: file))
    }
}

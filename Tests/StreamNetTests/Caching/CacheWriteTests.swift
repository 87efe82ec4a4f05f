import Foundation
import Testing

@testable import StreamNet

/// The storing of one response.
@Suite(.hangLimit) struct CacheWriteTests {
    @Test func `nothing follows a withdrawal`() throws {
        let endpoint = Endpoint(url: try #require(URL(string: "https://host/a")))
        let location = try #require(
            CacheLocation(endpoint, endpoint.encoded(), in: MemoryCache(), .cacheFirst))
        let entry = CacheEntry(text: "a")
        let write = CacheWrite(of: entry, at: location)
        write.withdraw()
        write.store()
        #expect(location.entries.isEmpty)
        // That of another request, of the same instant.
        try location.store(entry)
        write.withdraw()
        #expect(location.entries.count == 1)
    }
}

#if os(Linux)
    import Testing

    @testable import StreamNet

    /// The versions of libcurl whose handles may be used again.
    @Suite(.hangLimit) struct CurlVersionTests {
        @Test(
            arguments: [
                ("libcurl/7.68.0", true), ("libcurl/7.83.1", true), ("libcurl/7.84.0", false),
                ("libcurl/7.84.0-DEV", false), ("libcurl/7.88.1", false), ("libcurl/8.0", false),
                ("libcurl/8.1.0", false), ("libcurl/8.1.1", true), ("libcurl/8.10.0-DEV", true),
                ("libcurl/10.0.0", true), ("libcurl", false), ("", false),
            ] as [(String, Bool)])
        func `a handle is used again where libcurl keeps nothing of its last response`(
            version: String, isReused: Bool
        ) {
            #expect(Curl.reusesHandles(version) == isReused)
        }

        @Test func `the version in use is one that can be read`() {
            #expect(Curl.version.contains(/^libcurl\/\d+\.\d+/))
        }
    }
#endif

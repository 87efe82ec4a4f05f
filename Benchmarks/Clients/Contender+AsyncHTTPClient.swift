// Not `canImport`, which also finds what an earlier build has left.
#if ALL_PEERS
    import AsyncHTTPClient
    import NIOPosix
    import NIOSSL

    extension Contender {
        static let asyncHTTPClients = [
            Contender("AsyncHTTPClient, one event loop") { url, inFlight in
                let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
                return Client(.make(inFlight, on: loops), url.absoluteString)
            },
            // An event loop for each core, as by default.
            Contender("AsyncHTTPClient") { url, inFlight in
                Client(.make(inFlight, on: .singleton), url.absoluteString)
            },
            Contender("AsyncHTTPClient, default settings") { url, _ in
                Client(.make(nil, on: .singleton), url.absoluteString)
            },
        ]
    }

    extension Client {
        fileprivate init(_ client: HTTPClient, _ url: String) {
            self.init(close: { try await client.shutdown() }) {
                let response = try await client.execute(
                    HTTPClientRequest(url: url), timeout: .seconds(60))
                return try await response.body.collect(upTo: 1 << 20).readableBytes
            }
        }
    }

    extension HTTPClient {
        /// Makes one; without a number of connections it has as many as it has by default.
        fileprivate static func make(
            _ connections: Int?, on loops: MultiThreadedEventLoopGroup
        ) -> HTTPClient {
            var configuration = HTTPClient.Configuration()
            if let authority = Authority.path {
                var tls = TLSConfiguration.makeClientConfiguration()
                tls.trustRoots = .file(authority)
                configuration.tlsConfiguration = tls
            }
            if let connections {
                configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
                    connections
            }
            return HTTPClient(eventLoopGroupProvider: .shared(loops), configuration: configuration)
        }
    }
#else
    extension Contender {
        static let asyncHTTPClients: [Contender] = []
    }
#endif

// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// The rows that show the limit are there for what is installed: libsimdjson-dev, libyyjson-dev.
let limits = ["simdjson", "yyjson"].filter {
    FileManager.default.fileExists(atPath: "/usr/include/\($0).h")
}

// A peer whose dependencies take longer to build than all else: `PEERS=all swift package …`.
let hasAllPeers = Context.environment["PEERS"] == "all"

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "StreamNet", path: ".."),
        // Without its traits it needs no jemalloc; `Mallocs` counts the allocations instead.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
    ]
        + (hasAllPeers
            ? [
                .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
                .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
            ]
            : []),
    targets: [
        .target(name: "Mallocs", path: "Mallocs"),
        // C and C++ may use all instructions of the processor.
        .target(
            name: "Limit", path: "Limit", linkerSettings: limits.map { .linkedLibrary($0) }),
        // Documents to be read, generated.
        .target(name: "Corpora", path: "Corpora", swiftSettings: settings),
        .executableTarget(
            name: "Rows",
            dependencies: [
                "Mallocs",
                "Limit",
                "Serve",
                "Corpora",
                "Clients",
                .product(name: "StreamNet", package: "StreamNet"),
                .product(name: "ResponseMapper", package: "StreamNet"),
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            path: "Rows",
            swiftSettings: settings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // The clients of the transport rows.
        .target(
            name: "Clients",
            dependencies: [.product(name: "StreamNet", package: "StreamNet")]
                + (hasAllPeers
                    ? [.product(name: "AsyncHTTPClient", package: "async-http-client")] : []),
            path: "Clients",
            swiftSettings: settings + (hasAllPeers ? [.define("ALL_PEERS")] : [])
        ),
        // One sample of one of them, for `Scripts/compare-transports`.
        .executableTarget(
            name: "Measure", dependencies: ["Clients"], path: "Measure", swiftSettings: settings),
        // One sample of a socket, for `Scripts/measure-sockets`.
        .executableTarget(
            name: "Echo",
            dependencies: [.product(name: "StreamNet", package: "StreamNet")]
                + (hasAllPeers
                    ? ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
                        .product(name: $0, package: "swift-nio")
                    } : []),
            path: "Echo",
            swiftSettings: settings + (hasAllPeers ? [.define("ALL_PEERS")] : [])
        ),
        // The server of the tests, the very same files, in a process of its own. They import Locks,
        // which is no product, and is there with Streams.
        .target(
            name: "Loopback", dependencies: [.product(name: "Streams", package: "StreamNet")],
            path: "Loopback", swiftSettings: settings),
        .executableTarget(
            name: "Serve", dependencies: ["Loopback"], path: "Serve", swiftSettings: settings),
        // Sends as the scripts of `Scripts` order.
        .executableTarget(
            name: "Fetch", dependencies: [.product(name: "StreamNet", package: "StreamNet")],
            path: "Fetch", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

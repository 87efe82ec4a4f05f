// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "StreamNet", path: ".."),
        // Without its traits it needs no jemalloc; `Mallocs` counts the allocations instead.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
    ],
    targets: [
        .target(name: "Mallocs", path: "Mallocs"),
        // Documents to be read, generated.
        .target(name: "Corpora", path: "Corpora", swiftSettings: settings),
        .executableTarget(
            name: "Rows",
            dependencies: [
                "Mallocs",
                "Corpora",
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
        // The Combine bridge of Streams, the very same file, where there is no Combine.
        .target(
            name: "Bridge",
            dependencies: [
                .product(name: "Streams", package: "StreamNet"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Bridge",
            swiftSettings: settings + [.define("STREAMS_BRIDGE_OPENCOMBINE")]
        ),
        .testTarget(
            name: "BridgeTests",
            dependencies: ["Bridge"],
            path: "BridgeTests",
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

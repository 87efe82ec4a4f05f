// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// The spans of requests for swift-distributed-tracing and swift-metrics, to copy: a package of its
// own, as no other needs what it depends on.
let package = Package(
    name: "Telemetry",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "StreamNet", path: "../.."),
        .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    ],
    targets: [
        .target(
            name: "Telemetry",
            dependencies: [
                .product(name: "StreamNet", package: "StreamNet"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            path: "Telemetry",
            swiftSettings: settings
        ),
        .testTarget(
            name: "TelemetryTests",
            dependencies: [
                "Telemetry",
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ],
            path: "TelemetryTests",
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

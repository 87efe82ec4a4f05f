// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let mapper: Target.Dependency = .product(name: "ResponseMapper", package: "StreamNet")

let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "api-table", targets: ["api-table"])],
    dependencies: [.package(name: "StreamNet", path: "..")],
    targets: [
        .target(
            name: "APITable", dependencies: [mapper], path: "APITable", swiftSettings: settings),
        .executableTarget(
            name: "api-table", dependencies: ["APITable"], path: "Command",
            swiftSettings: settings),
        // The files that the command writes, compiled as in an app.
        .target(
            name: "Examples", dependencies: [mapper], path: "Examples",
            exclude: ["Descriptions"], swiftSettings: settings),
        .testTarget(name: "APITableTests", dependencies: ["APITable"], swiftSettings: settings),
        .testTarget(
            name: "ExamplesTests", dependencies: ["Examples", mapper], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// Streams and asynchronous code; every part stands in the page Awaiting.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.both
func greeting(of user: Int) async throws -> String {
    // cancelling the task disposes
    let profile = try await profile(of: user).value
    return "Hello, \(profile.name)"
}

func follow(_ prices: Observable<Double>) async throws {
    for try await price in prices.values(buffering: .newest(1)) {
        // a slow loop skips old prices
        try await draw(price)
    }
}

func sum(
    _ numbers: some AsyncSequence<Int, any Error> & Sendable
) -> Observable<Int> {
    numbers.asObservable().reduce(0) { $0 + $1 }
}

// a task for each subscription
let report = Single<String> { try await greeting(of: 1) }
// snippet.end

// snippet.instead
// a stream …
func avatar(of user: Int) -> Single<Image> {
    profile(of: user)
        .flatMap { profile in image(at: profile.picture) }
        .catchAndReturn(.placeholder)
}

// … where a function would do
func avatar(of user: Int) async -> Image {
    do {
        let profile = try await profile(of: user).value
        return try await image(at: profile.picture).value
    } catch {
        return .placeholder
    }
}
// snippet.end

struct Profile: Sendable { let name: String, picture: String }
struct Image: Sendable { static let placeholder = Image() }

func profile(of user: Int) -> Single<Profile> { .just(Profile(name: "Ada", picture: "ada.png")) }
func image(at path: String) -> Single<Image> { .just(Image()) }
func draw(_ price: Double) async throws {}

// Streams and asynchronous code; every part stands in the page Awaiting.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.both
func greeting(of user: Int) async throws -> String {
    let profile = try await profile(of: user).value         // cancelling the task disposes
    return "Hello, \(profile.name)"
}

func follow(_ prices: Observable<Double>) async throws {
    for try await price in prices.values(buffering: .newest(1)) {
        try await draw(price)                               // slow: it skips what is outdated
    }
}

func sum(_ numbers: some AsyncSequence<Int, any Error> & Sendable) -> Observable<Int> {
    numbers.asObservable().reduce(0) { $0 + $1 }
}

let report = Single<String> { try await greeting(of: 1) }   // a task for each subscription
// snippet.end

// snippet.instead
func avatar(of user: Int) -> Single<Image> {                // a stream …
    profile(of: user)
        .flatMap { profile in image(at: profile.picture) }
        .catchAndReturn(.placeholder)
}

func avatar(of user: Int) async -> Image {                  // … where a function would do
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

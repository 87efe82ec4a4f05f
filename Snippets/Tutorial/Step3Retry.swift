import ResponseMapper

enum GitHub: Target {
    case user(String)

    var baseURL: URL { URL(string: "https://api.github.com")! }

    var path: Path {
        switch self {
        case .user(let name): "users/\(name)"
        }
    }
}

nonisolated struct User: Decodable {
    let name: String
    let followers: Int
}

let time = VirtualTimeScheduler()
let stubs = Stubs<GitHub>(scheduler: time)
let apple: StubAnswer = #"{"name": "Apple", "followers": 9}"#
stubs.on(.user("apple"), [503, .failure(.connectionLost), apple])

let retry = Retry(3, .constant(delay: .seconds(1)), scheduler: time)
let github = Provider<GitHub>(
    backend: stubs, interceptors: [retry],
    attributes: .validation(.successCodes))

let followers = github.rx(.user("apple"))
    .mapObject(User.self).map(\.followers)
let recording = time.record(followers)
assert(recording.elements == [9])
assert(stubs.requests.map(\.time) == [.zero, .seconds(1), .seconds(2)])
assert(stubs.verify().isEmpty)

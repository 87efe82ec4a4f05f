// Interceptors that see the types of actions; every part stands on the page "Actions in detail".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

let main = URL(string: "https://api.example/v1")!
let stubs = Stubs<AnyTarget>()
let shop = Provider<AnyTarget>(backend: stubs)

// snippet.interceptor
protocol Stamped: Sendable { var time: Int { get set } }

struct Stamping: ActionInterceptor {
    let now: @Sendable () -> Int

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>,
        _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> {
        guard var input = call.input as? any Stamped else {
            return next(call)
        }
        input.time = now()
        // … and .map { } sees the typed output
        return next(call.with(input: input))
    }
}
// snippet.end

struct Tick: Encodable, Stamped { var time = 0 }
// snippet.stamped
struct Clock: API {
    static let attributes: Attributes = [
        .baseURL(main), .actionInterceptors([Stamping { 42 }]),
    ]

    @POST("/ticks") var tick: Action<Tick, Void>
}
// snippet.end
stubs.on(Clock.tick, 201)
try await shop.request(Clock.tick, Tick())
assert(stubs.requests.last?.encoded.body == RequestBody(text: #"{"time":42}"#))

// snippet.isolated
nonisolated struct Me: Codable { let name: String }

nonisolated struct MyAPI: API {
    @GET("https://api.example/me", .isUrgent()) var me: Action<Void, Me>
}

nonisolated extension Attributes {
    static var isUrgent: Key<Bool> { .init(false) }
}
// snippet.end

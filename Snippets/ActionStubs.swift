// Stands on the page "An API in ten lines", and is run.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.stubs
struct Weather: API {
    static let attributes: Attributes =
        .baseURL(URL(string: "https://weather.example"))

    @GET("/today", .sample(#"{"sky": "blue"}"#), output: .key("sky"))
    var sky: Action<Void, String>
    @GET("/cities/\(\.self)")
    var city: Action<String, String>
}

let samples = Provider<AnyTarget>(backend: Stubs<AnyTarget>())
let sky = try await samples.rx(Weather.sky).value
assert(sky == "blue")

// as for targets
let table = Stubs<AnyTarget>()
// by the input
table.on(Weather.city, "grey").on(Weather.city, for: "rome", "blue")
table.on(.get, url: "https://weather.example/ctiies/oslo", "misspelt")
let weather = Provider<AnyTarget>(backend: table)
let oslo = try await weather.request(Weather.city, "oslo")
let rome = try await weather.request(Weather.city, "rome")
assert((oslo, rome) == ("grey", "blue"))
assert(table.requests(of: Weather.city).map(\.encoded.url.lastPathComponent)
    == ["oslo", "rome"])
assert(table.unlisted(in: Weather.actions)
    == ["GET https://weather.example/ctiies/oslo"])
// snippet.end

import Foundation
import ResponseMapper

/// A request that failed, as its response arrives, and the outcome that is to be found in it.
struct Outage: Sendable, CustomStringConvertible {
    let description: String
    let backend: StubBackend
    var recovers = false
    /// nil if the body is no JSON, so that there is no outcome.
    let outcome: Outcome?
    /// True if there is a list where the models are.
    var bringsList = false

    /// The outcome in errors: none, if the server has told nothing.
    var told: Outcome? { outcome?.status == nil && outcome?.tip == "" ? nil : outcome }

    static let policies: [MappingPolicy] = [
        .strict, .lenient, .thorough, .lenient(repairing: [.converted, .defaulted]),
        .lenient(dropping: .any),
    ]

    static let all: [Outage] =
        recovered
        + [
            "", #","data":null"#, #","data":"""#, #","data":{}"#, #","data":[]"#, #","data":0"#,
            #","data":false"#, #","data":"none""#, #","data":"{}""#,
        ].map { business($0) }
        + [#""Unauthorized""#, "5", "[1]", "[]", "{}", "null", #"{"data":null}"#, "true"]
        .map { body($0, Outcome(isSuccess: false, tip: "", status: nil)) }
        + [
            body(
                #"{"msg":"Unauthorized"}"#,
                Outcome(isSuccess: false, tip: "Unauthorized", status: nil)),
            body("<html>Bad gateway</html>", nil, status: 502), body("", nil),
        ]

    static let recovered = [
        Outage(
            description: "no network", backend: StubBackend { _ in throw MarbleError() },
            recovers: true,
            outcome: Outcome(isSuccess: false, tip: "\(MarbleError())", status: "700")),
        page("<html>Bad gateway</html>"), page(""), page("[]"), page(#"{"data":{"id":1}}"#),
    ]

    private static func page(_ text: String) -> Outage {
        Outage(
            description: "502 with \(text)",
            backend: StubBackend { _ in Response(status: 502, text: text) }, recovers: true,
            outcome: Outcome(isSuccess: false, tip: "502", status: "700"))
    }

    private static func business(_ model: String) -> Outage {
        var outage = body(
            #"{"code":5,"msg":"wrong password"\#(model)}"#,
            Outcome(isSuccess: false, tip: "wrong password", status: "5"))
        outage.bringsList = model.contains("[]")
        return outage
    }

    private static func body(_ text: String, _ outcome: Outcome?, status: Int = 200) -> Outage {
        Outage(
            description: "a body of \(text)",
            backend: StubBackend { _ in Response(status: status, text: text) }, outcome: outcome)
    }

    func provider(
        _ policy: MappingPolicy, _ envelope: Envelope = coded
    ) -> Provider<AnyTarget> {
        Provider(
            backend: backend,
            plugins: [MapperPlugin(envelope, recoversFailures: recovers, policy: policy)])
    }
}

struct Account: Codable, Equatable, Parsable {
    var id: Int
    var balance: Double
    var owner: String
}

/// A model that declares what is missing.
struct Visit: Codable, Defaulted, Equatable {
    var page = 1
    var place = "home"
}

/// A model as users of MoyaMapper write them.
struct Gift: Mappable, Codable, Defaulted, Equatable {
    var name = "none"
    mutating func mapping(_ json: JSON) { name = json["title"].string ?? name }
}

/// A model that reads itself into what it declares.
struct Car: Modelable, Defaulted, Equatable {
    var doors = 4
    mutating func mapping(_ json: JSON) { doors = json["doors"].int ?? doors }
}

/// A model that requires nothing.
struct Notes: Codable, Equatable {
    var first: String?
    var second: Int?
}
